import type { Locator, Page } from '@playwright/test';

/**
 * `open`: a button of something that Escape closes. `type`: into the list's search. `row`: the first row, by the start of
 * its address. `follow`: a link to another page.
 */
export type Step = { open: string } | { type: string } | { row: string } | { follow: string };

/** `list`: of the API, whose first record is opened. */
export type Screen = { name: string; login: string; path: string; list?: string; steps: readonly Step[] };

const MENU: Step = { open: 'Open menu' };

/** One screen of each kind: home, lists with cards, a record, a form behind each list, a dashboard. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', login: 'owner', path: '/', steps: [MENU, { open: 'Search or go to' }, { follow: '/orders' }] },
  { name: 'orders', login: 'owner', path: '/orders', steps: [MENU, { type: 'tea' }, { follow: '/order/new' }] },
  { name: 'order', login: 'owner', path: '/orders', list: 'orders/v2', steps: [MENU, { open: 'User menu' }] },
  { name: 'trips', login: 'dispatcher', path: '/trips', steps: [MENU, { type: 'T-00' }, { row: '/trips/' }] },
  { name: 'vehicles', login: 'fleet', path: '/vehicles', steps: [MENU, { type: 'WP' }, { follow: '/vehicles/new' }] },
  { name: 'contracts', login: 'owner', path: '/contracts', steps: [MENU, { type: 'hill' }, { row: '/contracts/' }] },
  { name: 'bills', login: 'dispatcher', path: '/bills', steps: [MENU, { open: 'Filters' }, { type: '00' }] },
  { name: 'locations', login: 'owner', path: '/locations', steps: [MENU, { type: 'kandy' }, { open: 'New location' }] },
  { name: 'users', login: 'root', path: '/users', steps: [MENU, { type: 'a' }, { open: 'New user' }] },
  { name: 'dashboards', login: 'owner', path: '/dashboards', steps: [MENU, { open: 'Filters' }] },
];

const LIMIT_MS = 60_000;
const KEY_MS = 150;
/** People read what appeared before they go on; by then the browser has recorded the interaction too. */
const READ_MS = 1_500;

const usable = (locator: Locator) => locator.locator('visible=true').first();

async function type(page: Page, text: string) {
  const search = usable(page.getByPlaceholder(/^Search by/));
  await search.tap({ timeout: LIMIT_MS });
  await search.pressSequentially(text, { delay: KEY_MS, timeout: LIMIT_MS });
}

function find(page: Page, step: Exclude<Step, { type: string }>): Locator {
  if ('open' in step) return page.getByRole('button', { name: step.open });
  if ('row' in step) return page.locator(`main a[href^="${step.row}"]:not([href$="/new"])`);
  return page.locator(`main a[href^="${step.follow}"]`);
}

async function take(page: Page, step: Step) {
  if ('type' in step) await type(page, step.type);
  else await usable(find(page, step)).tap({ timeout: LIMIT_MS });
  await page.waitForTimeout(READ_MS);
  if (!('open' in step)) return;
  await page.keyboard.press('Escape');
  await page.waitForTimeout(READ_MS);
}

/** Uses the screen as a person does, by touch and keyboard. */
export async function use(page: Page, { steps }: Screen): Promise<void> {
  for (const step of steps) await take(page, step);
}
