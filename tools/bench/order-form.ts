import { buildAll } from '../portal/build-portal.ts';
import { PORTAL } from '../build/store.ts';
import { within } from '../lib/within.ts';
import { addRoutes } from './order-form/fixtures.ts';
import { measureTyping } from './order-form/typing.ts';
import { inChromium } from './measure/in-chromium.ts';
import { startPortal } from './portal/bench-portal.ts';

const LIMITS = { generalMs: 100, scheduleMs: 100, cargoMs: 100, locationMs: 100 };

/**
 * Slowest key-to-paint time over all text fields of a new order with twenty cargos, at 4× CPU slowdown. Also reports,
 * without a limit, the longest task between the keys.
 */
export default async function orderForm() {
  await buildAll();
  const { app, address } = await startPortal(PORTAL, addRoutes);
  try {
    const figures: Record<string, number> = await inChromium((browser) => measureTyping(browser, address));
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await app.close();
  }
}
