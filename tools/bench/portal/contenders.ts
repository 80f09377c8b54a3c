import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildAll } from '../../portal/build-portal.ts';
import { PORTAL } from '../../build/store.ts';
import { generated } from '../../webpack/paths.ts';
import { inChromium } from '../measure/in-chromium.ts';
import { makeCertificate } from './certificate.ts';
import { buildOneBundle } from './one-bundle.ts';
import { serveLists, stand, type Secured } from './stand.ts';

export type Protocol = 'h1' | 'h2';
/** The federated portal; the same code as one bundle with the same hints; the same bundle with a plain page. */
export type Kind = 'federated' | 'hintedBundle' | 'oneBundle';
/** Their difference is the cost of federation itself. */
export const HINTED = ['federated', 'hintedBundle'] as const;
export const ALL = [...HINTED, 'oneBundle'] as const;
type Measure<T> = (browser: Browser, address: string) => Promise<T>;

export type Contenders = {
  browser: Browser;
  addresses: Record<Protocol, Record<Kind, string>>;
  /** Measures all contenders in turn, round by round, after a warm-up round (skipped with `isWarm`). */
  byTurns: <T, K extends Kind>(
    kinds: readonly K[],
    rounds: number,
    measure: Measure<T>,
    options?: { protocol?: Protocol; isWarm?: boolean },
  ) => Promise<Record<K, T[]>>;
};

const standsOf = async (folders: Record<Kind, string>, secured?: Secured) => ({
  federated: await stand(folders.federated, serveLists, secured),
  hintedBundle: await stand(folders.hintedBundle, serveLists, secured),
  oneBundle: await stand(folders.oneBundle, serveLists, secured),
});
const addressesOf = ({ federated, hintedBundle, oneBundle }: Awaited<ReturnType<typeof standsOf>>) => ({
  federated: federated.address,
  hintedBundle: hintedBundle.address,
  oneBundle: oneBundle.address,
});

/** All contenders, built and served the same way. */
export async function withContenders<T>(work: (contenders: Contenders) => Promise<T>): Promise<T> {
  const [hintedBundle, oneBundle] = [join(generated, 'bench/hinted-bundle'), join(generated, 'bench/one-bundle')];
  await buildAll();
  await buildOneBundle({ hinted: hintedBundle, plain: oneBundle });
  const { flag, ...certificate } = makeCertificate();
  const folders = { federated: PORTAL, hintedBundle, oneBundle };
  const stands = { h1: await standsOf(folders), h2: await standsOf(folders, certificate) };
  const addresses = { h1: addressesOf(stands.h1), h2: addressesOf(stands.h2) };
  const turnsOf =
    (browser: Browser): Contenders['byTurns'] =>
    async <V, K extends Kind>(
      kinds: readonly K[],
      rounds: number,
      measure: Measure<V>,
      { protocol = 'h1', isWarm = false }: { protocol?: Protocol; isWarm?: boolean } = {},
    ) => {
      const measured = Object.fromEntries(kinds.map((kind) => [kind, [] as V[]])) as Record<K, V[]>;
      for (let round = isWarm ? 1 : 0; round <= rounds; round += 1) {
        const first = round % kinds.length;
        for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
          const value = await measure(browser, addresses[protocol][kind]);
          if (round > 0) measured[kind].push(value);
        }
      }
      return measured;
    };
  try {
    return await inChromium((browser) => work({ browser, addresses, byTurns: turnsOf(browser) }), flag);
  } finally {
    await Promise.all(
      Object.values(stands)
        .flatMap((stood) => Object.values(stood))
        .map(({ app }) => app.close()),
    );
  }
}

/** The ratio of the federated portal to a bundle, round by round. */
export const ratios = (federated: readonly number[], bundle: readonly number[]) =>
  federated.map((value, round) => (value === bundle[round] ? 1 : value / (bundle[round] ?? Number.NaN)));
