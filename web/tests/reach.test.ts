import { expect, test } from "vitest";
import { isOfOneNetwork, reachFrom } from "../src/house/reach";

const told = { origins: ["http://192.168.1.20:8080"] };

test.each([
  "http://127.0.0.1:8080",
  "http://localhost:8080",
  "http://[::1]:8080",
  "http://127.0.0.2",
  "http://a.localhost",
])("a page that is open at %s asks the house where others reach it", async (origin) => {
  expect(await reachFrom(new URL(origin), () => Promise.resolve(told))).toBe(told);
});

test.each([
  "http://192.168.1.20:8080",
  "https://warren.example.org",
  "http://[fd00::2]:8080",
  "http://127.example.org",
])("a page that is open at %s is reached there by others, too", async (origin) => {
  const nobody = () => Promise.reject(new Error("the house is not to be asked"));
  expect(await reachFrom(new URL(origin), nobody)).toEqual({ origins: [origin] });
});

test.each([
  ["http://192.168.1.20:8080", true],
  ["http://10.0.0.7", true],
  ["http://172.31.0.1", true],
  ["http://100.100.1.1", true],
  ["http://[fd12:3456::1]:8080", true],
  ["http://anns-laptop.local:8080", true],
  ["http://anns-laptop:8080", true],
  ["http://172.32.0.1", false],
  ["http://100.128.0.1", false],
  ["http://[2001:db8::1]", false],
  ["https://warren.example.org", false],
])("whether %s is an address of one network only: %s", (origin, is) => {
  expect(isOfOneNetwork(origin)).toBe(is);
});
