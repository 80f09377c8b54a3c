import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildAll } from '../../build/build.ts';
import { PORTAL } from '../../build/store.ts';
import { generated } from '../../webpack/paths.ts';
import { inChromium } from '../measure/in-chromium.ts';
import { makeCertificate } from './certificate.ts';
import { buildOneBundle } from './one-bundle.ts';
import { furtherLists, stand } from './stand.ts';

export type Protocol = 'h1' | 'h2';
type Pair<T> = { federated: T; oneBundle: T };
type Measure<T> = (browser: Browser, address: string) => Promise<T>;

export type Contenders = {
  browser: Browser;
  addresses: Record<Protocol, Pair<string>>;
  /** What both measure, round by round, taking turns: both of a round saw the same state of the machine. A round before the first warms up and does not count, unless all is warm. */
  byTurns: <T>(rounds: number, measure: Measure<T>, told?: { protocol?: Protocol; isWarm?: boolean }) => Promise<Pair<T[]>>;
};

/** The federated portal and the same code as one bundle: built, and served in the same way with the same hints. */
export async function withContenders<T>(work: (contenders: Contenders) => Promise<T>): Promise<T> {
  const oneBundle = join(generated, 'bench/one-bundle');
  await buildAll();
  await buildOneBundle(oneBundle);
  const { flag, ...certificate } = makeCertificate();
  const stands = {
    h1: { federated: await stand(PORTAL, furtherLists), oneBundle: await stand(oneBundle, furtherLists) },
    h2: { federated: await stand(PORTAL, furtherLists, certificate), oneBundle: await stand(oneBundle, furtherLists, certificate) },
  };
  const addressesOf = (pair: (typeof stands)[Protocol]) => ({ federated: pair.federated.address, oneBundle: pair.oneBundle.address });
  const addresses = { h1: addressesOf(stands.h1), h2: addressesOf(stands.h2) };
  const turnsOf = (browser: Browser): Contenders['byTurns'] => async <V>(rounds: number, measure: Measure<V>, { protocol = 'h1', isWarm = false }: { protocol?: Protocol; isWarm?: boolean } = {}) => {
    const measured = { federated: [] as V[], oneBundle: [] as V[] };
    for (let round = isWarm ? 1 : 0; round <= rounds; round += 1) {
      const turns = round % 2 === 0 ? (['federated', 'oneBundle'] as const) : (['oneBundle', 'federated'] as const);
      for (const kind of turns) {
        const value = await measure(browser, addresses[protocol][kind]);
        if (round > 0) measured[kind].push(value);
      }
    }
    return measured;
  };
  try {
    return await inChromium((browser) => work({ browser, addresses, byTurns: turnsOf(browser) }), flag);
  } finally {
    await Promise.all([stands.h1, stands.h2].flatMap(({ federated, oneBundle: other }) => [federated.app.close(), other.app.close()]));
  }
}

/** How the one does against the other, round by round. */
export const ratios = ({ federated, oneBundle }: Pair<number[]>) =>
  federated.map((value, round) => (value === oneBundle[round] ? 1 : value / (oneBundle[round] ?? Number.NaN)));
