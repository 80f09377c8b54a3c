import type { Browser, Page } from '@playwright/test';
import { signedIn } from '../portal/visit.ts';
import { DRAFT } from './fixtures.ts';
import { measureTime, type TypingTimes } from './typing-times.ts';

const STEPS = ['general', 'schedule', 'cargo', 'location'] as const;
const FIELDS = 'main form :is(input:not([type=checkbox]), textarea):not([disabled])';
/** A fast typist. */
const PAUSE_MS = 80;
/** The time in which the effects of an input settle. */
const REST_MS = 400;
/** The time in which a step, including its map, is loaded. */
const SETTLED_MS = 1_500;
const BOUND = 12;
const LIMIT_MS = 60_000;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const WITH_DRAFT = `localStorage.setItem('consign.draft.order', ${JSON.stringify(DRAFT)});`;

const isAt = (page: Page, step: number) =>
  page.waitForSelector(`main form nav li:nth-child(${step + 1}) [aria-current=step]`, { timeout: LIMIT_MS });

async function openStep(page: Page, address: string, step: number) {
  await page.goto(`${address}/order/new`);
  for (let at = 0; at < step; at += 1) {
    await isAt(page, at);
    await page.locator('main form button[type=submit]').click();
  }
  await isAt(page, step);
  await page.waitForTimeout(SETTLED_MS);
}

/** The cost of two key presses in every text field of a step. */
async function typeAll(browser: Browser, page: Page): Promise<TypingTimes & { fields: number }> {
  const all = await page.locator(FIELDS).all();
  const fields = all.filter((_, at) => at < BOUND || at >= all.length - BOUND); // rows are alike: the first ones and the last ones
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const field of fields) {
    await field.focus();
    await page.waitForTimeout(REST_MS);
    await page.keyboard.type('12', { delay: PAUSE_MS });
    await page.waitForTimeout(REST_MS);
    await page.keyboard.press('Escape');
  }
  const trace = await browser.stopTracing();
  return { fields: fields.length, ...measureTime(JSON.parse(trace.toString())) };
}

/** Per step of the form: the slowest key press until its paint, and the longest other task that could delay one. */
export const measureTyping = (browser: Browser, address: string) =>
  signedIn(browser, address, WITH_DRAFT, async (page) => {
    const figures: Record<string, number> = {};
    let fields = 0;
    for (const [index, step] of STEPS.entries()) {
      await openStep(page, address, index);
      const seen = await typeAll(browser, page);
      figures[`${step}Ms`] = Math.round(seen.keyMs);
      figures[`${step}WaitMs`] = Math.round(seen.waitMs);
      fields += seen.fields;
    }
    return { ...figures, fields };
  });
