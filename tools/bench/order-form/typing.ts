import type { Browser, Page } from '@playwright/test';
import { signedIn } from '../portal/visit.ts';
import { DRAFT } from './given.ts';

/** A phone of the yard against the machine at hand. */
const SLOWED = 4;
const STEPS = ['general', 'schedule', 'cargo', 'location'] as const;
const FIELDS = 'main form :is(input:not([type=checkbox]), textarea):not([disabled])';
/** A quick typist. */
const PAUSE_MS = 80;
const BOUND = 12;
const LIMIT_MS = 60_000;

/** Runs in the page. From a key to the picture that shows what it did, as the browser sees it. */
const WATCH = `
  localStorage.setItem('consign.draft.order', ${JSON.stringify(DRAFT)});
  const keys = [];
  new PerformanceObserver((list) => keys.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.typing = {
    begin: () => { keys.length = 0; },
    slowest: () => Math.max(0, ...keys.filter(({ name }) => name.startsWith('key') || name === 'input' || name === 'beforeinput').map(({ duration }) => duration)),
  };`;
type Typing = { begin: () => void; slowest: () => number };

const isAt = (page: Page, step: number) => page.waitForSelector(`main form nav li:nth-child(${step + 1}) [aria-current=step]`, { timeout: LIMIT_MS });

async function openStep(page: Page, address: string, step: number) {
  await page.goto(`${address}/order/new`);
  for (let at = 0; at < step; at += 1) {
    await isAt(page, at);
    await page.locator('main form button[type=submit]').click();
  }
  await isAt(page, step);
  await page.waitForLoadState('networkidle');
}

/** The slowest key of every text field of a step, in milliseconds. */
async function slowestOf(page: Page): Promise<{ fields: number; slowestMs: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const all = await page.locator(FIELDS).all();
  const fields = all.filter((_, at) => at < BOUND || at >= all.length - BOUND); // rows are alike: the first ones and the last ones
  let slowestMs = 0;
  for (const field of fields) {
    await field.focus();
    await page.waitForTimeout(300); // entering a field is no key
    await page.evaluate(() => (Reflect.get(globalThis, 'typing') as Typing).begin());
    await page.keyboard.type('12', { delay: PAUSE_MS });
    await page.waitForTimeout(300);
    slowestMs = Math.max(slowestMs, await page.evaluate(() => (Reflect.get(globalThis, 'typing') as Typing).slowest()));
    await page.keyboard.press('Escape');
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { fields: fields.length, slowestMs };
}

/** By step of the form. */
export const typedThrough = (browser: Browser, address: string) =>
  signedIn(browser, address, WATCH, async (page) => {
    const figures: Record<string, number> = {};
    let fields = 0;
    for (const [index, step] of STEPS.entries()) {
      await openStep(page, address, index);
      const seen = await slowestOf(page);
      figures[`${step}Ms`] = Math.round(seen.slowestMs);
      fields += seen.fields;
    }
    return { ...figures, fields };
  });
