import { chromium } from '@playwright/test';
import { buildAll } from '../build/build.ts';
import { PORTAL } from '../build/store.ts';
import { chromium as findChromium } from '../run/chromium.ts';
import { answers } from './order-form/given.ts';
import { typedThrough } from './order-form/typing.ts';
import { stand } from './portal/stand.ts';

const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const LIMITS = { generalMs: 100, scheduleMs: 100, cargoMs: 100, locationMs: 100 };

/**
 * From a key to the picture that shows what it did, the slowest of every text field of a new order with twenty cargos, on a processor four times slower.
 * Beside it, without a limit, the longest task between the keys.
 */
export default async function orderForm() {
  await buildAll();
  const { app, address } = await stand(PORTAL, answers);
  const { path, output } = await findChromium();
  if (!path) throw new Error(output);
  const browser = await chromium.launch({ executablePath: path, args: FLAGS });
  try {
    const figures: Record<string, number> = await typedThrough(browser, address);
    return { holds: Object.entries(LIMITS).every(([name, limit]) => (figures[name] ?? Infinity) <= limit), figures, limits: LIMITS };
  } finally {
    await browser.close();
    await app.close();
  }
}
