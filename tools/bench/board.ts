import { buildAll } from '../build/build.ts';
import { PORTAL } from '../build/store.ts';
import { answers } from './board/given.ts';
import { dragged } from './board/dragging.ts';
import { inChromium } from './measure/in-chromium.ts';
import { within } from './measure/within.ts';
import { stand } from './portal/stand.ts';

const LIMITS = { longestScriptMs: 50 };

/** A planning board of 300 suggestions with four orders each: script in the longest task while orders are dragged, on a processor four times slower. */
export default async function board() {
  await buildAll();
  const { app, address } = await stand(PORTAL, answers);
  try {
    const figures: Record<string, number> = await inChromium((browser) => dragged(browser, address));
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await app.close();
  }
}
