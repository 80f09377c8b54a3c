import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';

const LOOKUP_MS = 5_000;

/** All addresses of a host; empty if there is no such host, or no answer in time. */
export const lookupAddresses = (host: string): Promise<LookupAddress[]> =>
  Promise.race([
    lookup(host, { all: true, order: 'ipv4first' }).catch(() => []),
    setTimeout(LOOKUP_MS, [], { ref: false }),
  ]);
