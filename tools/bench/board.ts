import { buildAll } from '../portal/build-portal.ts';
import { PORTAL } from '../build/store.ts';
import { addRoutes } from './board/fixtures.ts';
import { measureDragging } from './board/dragging.ts';
import { inChromium } from './measure/in-chromium.ts';
import { within } from '../lib/within.ts';
import { startPortal } from './portal/bench-portal.ts';

const LIMITS = { longestScriptMs: 50 };

/** Longest script task while dragging orders on a planning board with 300 trips of four orders, at 4× CPU slowdown. */
export default async function board() {
  await buildAll();
  const { app, address } = await startPortal(PORTAL, addRoutes);
  try {
    const figures: Record<string, number> = await inChromium((browser) => measureDragging(browser, address));
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await app.close();
  }
}
