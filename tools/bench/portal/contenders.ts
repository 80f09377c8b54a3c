import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildAll } from '../../build/build.ts';
import { PORTAL } from '../../build/store.ts';
import { chromium as findChromium } from '../../run/chromium.ts';
import { generated } from '../../webpack/paths.ts';
import { buildOneBundle } from './one-bundle.ts';
import { stand } from './stand.ts';

const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

type ByTurns = <T>(rounds: number, measure: (browser: Browser, address: string) => Promise<T>) => Promise<{ federated: T[]; oneBundle: T[] }>;

export type Contenders = {
  browser: Browser;
  addresses: { federated: string; oneBundle: string };
  /** What both measure, round by round, taking turns: both of a round saw the same state of the machine. The first round warms up and does not count. */
  byTurns: ByTurns;
};

/** The federated portal and the same code as one bundle: built, and served in the same way with the same hints. */
export async function withContenders<T>(work: (contenders: Contenders) => Promise<T>): Promise<T> {
  const oneBundle = join(generated, 'bench/one-bundle');
  await buildAll();
  await buildOneBundle(oneBundle);
  const stands = { federated: await stand(PORTAL), oneBundle: await stand(oneBundle) };
  const addresses = { federated: stands.federated.address, oneBundle: stands.oneBundle.address };
  const { path, output } = await findChromium();
  if (!path) throw new Error(output);
  const browser = await chromium.launch({ executablePath: path, args: FLAGS });
  const byTurns: ByTurns = async <V>(rounds: number, measure: (browser: Browser, address: string) => Promise<V>) => {
    const measured = { federated: [] as V[], oneBundle: [] as V[] };
    for (let round = 0; round <= rounds; round += 1) {
      const turns = round % 2 === 0 ? (['federated', 'oneBundle'] as const) : (['oneBundle', 'federated'] as const);
      for (const kind of turns) {
        const value = await measure(browser, addresses[kind]);
        if (round > 0) measured[kind].push(value);
      }
    }
    return measured;
  };
  try {
    return await work({ browser, addresses, byTurns });
  } finally {
    await browser.close();
    await Promise.all(Object.values(stands).map(({ app }) => app.close()));
  }
}

/** How the one does against the other, round by round. */
export const ratios = ({ federated, oneBundle }: { federated: number[]; oneBundle: number[] }) =>
  federated.map((value, round) => (value === oneBundle[round] ? 1 : value / (oneBundle[round] ?? Number.NaN)));
