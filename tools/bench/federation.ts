import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildAll } from '../build/build.ts';
import { PORTAL } from '../build/store.ts';
import { chromium as findChromium } from '../run/chromium.ts';
import { generated } from '../webpack/paths.ts';
import { coldOrders, signInBytes } from './federation/cold-load.ts';
import { buildOneBundle } from './federation/one-bundle.ts';
import { stand } from './federation/stand.ts';

/** The first round warms up and does not count. */
const ROUNDS = 22;
const LIMITS = { ratio: 1.05, signInKilobytes: 220 };
const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
const rounded = (value: number, places: number) => Number(value.toFixed(places));

/** A cold load of the orders, federated against the same code as one bundle: same server, same hints, taking turns. */
export default async function run() {
  const oneBundle = join(generated, 'bench/one-bundle');
  await buildAll();
  await buildOneBundle(oneBundle);
  const stands = { federated: await stand(PORTAL), oneBundle: await stand(oneBundle) };
  const { path, output } = await findChromium();
  if (!path) throw new Error(output);
  const browser = await chromium.launch({ executablePath: path, args: FLAGS });
  const times: Record<keyof typeof stands, number[]> = { federated: [], oneBundle: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = round % 2 === 0 ? (['federated', 'oneBundle'] as const) : (['oneBundle', 'federated'] as const);
      for (const kind of turns) {
        const time = await coldOrders(browser, stands[kind].address);
        if (round > 0) times[kind].push(time);
      }
    }
    // Both loads of a round saw the same state of the machine.
    const ratios = times.federated.map((time, round) => time / (times.oneBundle[round] ?? Number.NaN));
    const figures = {
      ratio: rounded(median(ratios), 3),
      federatedMs: rounded(median(times.federated), 0),
      oneBundleMs: rounded(median(times.oneBundle), 0),
      rounds: times.federated.length,
      signInKilobytes: rounded((await signInBytes(browser, stands.federated.address)) / 1000, 1),
    };
    return { holds: figures.ratio <= LIMITS.ratio && figures.signInKilobytes <= LIMITS.signInKilobytes, figures, limits: LIMITS };
  } finally {
    await browser.close();
    await Promise.all(Object.values(stands).map(({ app }) => app.close()));
  }
}
