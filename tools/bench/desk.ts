import { buildAll } from '../portal/build-portal.ts';
import { PORTAL } from '../build/store.ts';
import { addRoutes, ORDERS, TRIPS, VEHICLES } from './desk/fixtures.ts';
import { measureDesk } from './desk/measure.ts';
import { inChromium } from './measure/in-chromium.ts';
import { within } from '../lib/within.ts';
import { startPortal } from './portal/bench-portal.ts';

const LIMITS = { panFrameMs: 34, zoomFrameMs: 34, dragFrameMs: 34, longestTaskMs: 50, firstDrawingMs: 1_500 };

/** The planning desk with 500 vehicles, a week and 3,000 orders in 1,000 trips: pan, zoom, drag and the first drawing. */
export default async function desk() {
  await buildAll();
  const { app, address } = await startPortal(PORTAL, addRoutes);
  try {
    const measured: Record<string, number> = await inChromium((browser) => measureDesk(browser, address));
    const figures = { ...measured, vehicles: VEHICLES, trips: TRIPS, orders: ORDERS };
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await app.close();
  }
}
