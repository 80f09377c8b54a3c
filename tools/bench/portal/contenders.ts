import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildAll } from '../../portal/build-portal.ts';
import { PORTAL } from '../../build/store.ts';
import { generated } from '../../webpack/paths.ts';
import { inChromium } from '../measure/in-chromium.ts';
import { makeCertificate } from './certificate.ts';
import { buildOneBundle } from './one-bundle.ts';
import { addListRoutes, startPortal, type Certificate } from './bench-portal.ts';

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
  /** Measures all contenders alternately, round by round, after a warm-up round (skipped with `isWarm`). */
  byTurns: <T, K extends Kind>(
    kinds: readonly K[],
    rounds: number,
    measure: Measure<T>,
    options?: { protocol?: Protocol; isWarm?: boolean },
  ) => Promise<Record<K, T[]>>;
};

const startPortals = async (folders: Record<Kind, string>, certificate?: Certificate) => ({
  federated: await startPortal(folders.federated, addListRoutes, certificate),
  hintedBundle: await startPortal(folders.hintedBundle, addListRoutes, certificate),
  oneBundle: await startPortal(folders.oneBundle, addListRoutes, certificate),
});
const addressesOf = ({ federated, hintedBundle, oneBundle }: Awaited<ReturnType<typeof startPortals>>) => ({
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
  const portals = { h1: await startPortals(folders), h2: await startPortals(folders, certificate) };
  const addresses = { h1: addressesOf(portals.h1), h2: addressesOf(portals.h2) };
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
      Object.values(portals)
        .flatMap((ofProtocol) => Object.values(ofProtocol))
        .map(({ app }) => app.close()),
    );
  }
}

/** The ratio of the federated portal to a bundle, round by round. */
export const ratios = (federated: readonly number[], bundle: readonly number[]) =>
  federated.map((value, round) => (value === bundle[round] ? 1 : value / (bundle[round] ?? Number.NaN)));
