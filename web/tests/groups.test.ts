import { describe, expect, it } from "vitest";
import { clashOf } from "../src/house/trouble";
import { groupsOf, waysOut } from "../src/start/groups";
import type { GameInfo, SettingInfo } from "../src/types";

function setting(name: string, kind: SettingInfo["kind"], usual: string, options: string[] = []): SettingInfo {
  return { name, kind, default: usual, options, low: 0, high: 0, none: false };
}

const FLAGS = ["one", "two", "three", "four", "five", "six", "seven"].map((name) => setting(name, "flag", "no"));
const RULES = setting("rules", "choice", "standard", ["intro", "standard"]);
const LAND = ["land", "suits", "tiles"].map((name) => setting(name, "text", "usual"));

function game(...settings: SettingInfo[]): GameInfo {
  return {
    name: "game",
    players: [2],
    actions: {},
    settings,
    among: [],
    presets: [],
    prelude: null,
    lessons: [],
    rules: [],
  };
}

describe("settings in groups", () => {
  it("a few settings are shown without groups", () => {
    expect(groupsOf(game(RULES, setting("players", "number", "2")))).toEqual([{ kind: "plain", settings: [RULES] }]);
  });

  it("optional rules are on their own, and the land is chosen by looking at it", () => {
    const groups = groupsOf(game(RULES, ...LAND, ...FLAGS));
    expect(groups.map(({ kind }) => kind)).toEqual(["game", "options"]);
    expect(groups.flatMap(({ settings }) => settings.map(({ name }) => name))).not.toContain("land");
    expect(groups[1]?.settings).toEqual(FLAGS);
  });
});

describe("settings that do not go together", () => {
  const problem = {
    code: "settings/combination",
    arguments: { first: "one=yes", second: "rules=intro", rule: "JR-S3" },
    message: "error-settings-combination",
  };

  it("each of the two can give way", () => {
    const clash = clashOf(problem);
    expect(clash).toEqual([
      { name: "one", value: "yes" },
      { name: "rules", value: "intro" },
    ]);
    expect(clash && waysOut(game(RULES, ...FLAGS), clash, { rules: "standard" })).toEqual([
      { name: "one", value: "no" },
      { name: "rules", value: "standard" },
    ]);
  });

  it("another problem is no clash", () => {
    expect(clashOf({ ...problem, code: "settings/value" })).toBeNull();
    expect(clashOf(null)).toBeNull();
  });
});
