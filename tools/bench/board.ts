import { chromium } from '@playwright/test';
import { buildAll } from '../build/build.ts';
import { PORTAL } from '../build/store.ts';
import { chromium as findChromium } from '../run/chromium.ts';
import { answers } from './board/given.ts';
import { dragged } from './board/dragging.ts';
import { stand } from './portal/stand.ts';

const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const LIMITS = { longestScriptMs: 50 };

/** A planning board of 300 suggestions with four orders each: script in the longest task while orders are dragged, on a processor four times slower. */
export default async function board() {
  await buildAll();
  const { app, address } = await stand(PORTAL, answers);
  const { path, output } = await findChromium();
  if (!path) throw new Error(output);
  const browser = await chromium.launch({ executablePath: path, args: FLAGS });
  try {
    const figures: Record<string, number> = await dragged(browser, address);
    return { holds: Object.entries(LIMITS).every(([name, limit]) => (figures[name] ?? Infinity) <= limit), figures, limits: LIMITS };
  } finally {
    await browser.close();
    await app.close();
  }
}
