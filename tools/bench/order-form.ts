import { buildAll } from '../build/build.ts';
import { PORTAL } from '../build/store.ts';
import { within } from './measure/within.ts';
import { answers } from './order-form/given.ts';
import { typedThrough } from './order-form/typing.ts';
import { inChromium } from './measure/in-chromium.ts';
import { stand } from './portal/stand.ts';

const LIMITS = { generalMs: 100, scheduleMs: 100, cargoMs: 100, locationMs: 100 };

/**
 * From a key to the picture that shows what it did, the slowest of every text field of a new order with twenty cargos, on a processor four times slower.
 * Beside it, without a limit, the longest task between the keys.
 */
export default async function orderForm() {
  await buildAll();
  const { app, address } = await stand(PORTAL, answers);
  try {
    const figures: Record<string, number> = await inChromium((browser) => typedThrough(browser, address));
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await app.close();
  }
}
