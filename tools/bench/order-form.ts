import { buildAll } from '../portal/build-portal.ts';
import { PORTAL } from '../build/store.ts';
import { within } from '../lib/within.ts';
import { answers } from './order-form/draft.ts';
import { measureTyping } from './order-form/typing.ts';
import { inChromium } from './measure/in-chromium.ts';
import { stand } from './portal/stand.ts';

const LIMITS = { generalMs: 100, scheduleMs: 100, cargoMs: 100, locationMs: 100 };

/**
 * Slowest key-to-paint time over all text fields of a new order with twenty cargos, at 4× CPU slowdown.
 * Beside it, without a limit, the longest task between the keys.
 */
export default async function orderForm() {
  await buildAll();
  const { app, address } = await stand(PORTAL, answers);
  try {
    const figures: Record<string, number> = await inChromium((browser) => measureTyping(browser, address));
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await app.close();
  }
}
