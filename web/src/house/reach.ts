/** Where others reach this page. */

import type { Reach } from "../types";
import { getReach } from "./api";

const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const ONE_NETWORK =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[f[cd]|[^.[]+$|.+\.local$)/;

type Here = Pick<Location, "hostname" | "origin">;

/** At its own address, whatever lies between it and the house; but if every machine calls itself so, the house knows better. */
export async function reachFrom(here: Here, asked = getReach): Promise<Reach> {
  return THIS_MACHINE.test(here.hostname) ? asked() : { origins: [here.origin] };
}

/** Whether only those in the same network can open it. */
export function isOfOneNetwork(origin: string): boolean {
  return ONE_NETWORK.test(new URL(origin).hostname);
}
