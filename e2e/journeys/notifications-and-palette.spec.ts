import type { Page } from '@playwright/test';
import type { Page as Rows } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders';
import { done } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { allSaid } from '../support/words.ts';
import { told } from '../support/told.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const says = (page: Page, unread: number) =>
  expect(bell(page)).toHaveAccessibleName(unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');

async function unreadOf(page: Page): Promise<number> {
  await expect(bell(page)).toHaveAccessibleName(/\d+ unread/);
  return Number(/\d+/.exec((await bell(page).textContent()) ?? '')?.[0]);
}

const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const chosen = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

async function look(page: Page, typed: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(typed);
}

test('an approver’s bell counts at once what another sends, leads to it, and both tabs know that it is read', async ({
  as,
  given,
}) => {
  await given.order({ stage: 'pendingValidation' });
  const { id, number } = await given.order();
  const approver = await as('approver1');
  const second = await approver.context().newPage();
  for (const tab of [approver, second]) await tab.goto('/order-types');
  const before = await unreadOf(approver);
  await says(second, before);

  const planner = await as('planner');
  await planner.goto(`/orders/${id}`);
  await planner.getByRole('button', { name: 'Send for approval' }).click();
  await told(planner, 'Order sent for approval');
  for (const tab of [approver, second]) await says(tab, before + 1);

  await bell(approver).click();
  const news = approver.getByRole('link', {
    name: new RegExp(`Order ${number} of Ceylon Harvest Exports waits for your approval`),
  });
  await expect(news).toHaveAccessibleName(/^Unread:/);
  await news.click();
  await expect(approver).toHaveURL(new RegExp(`/orders/${id}$`));
  await expect(approver.getByRole('heading', { level: 1 })).toHaveText(number);
  for (const tab of [approver, second]) await says(tab, before);

  await bell(second).click();
  await second.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [approver, second]) await says(tab, 0);
});

test('by keys alone one finds a screen by its Sinhala name and an order by its number; what was seen last comes first', async ({
  as,
  given,
}) => {
  const { number } = await given.order();
  const name = (await allSaid('sin')).find(({ id }) => id === 'mfe-orders menu.orders')?.said ?? '';
  const page = await as('planner', { language: 'sin' });
  await page.goto('/partners');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look(page, name);
  await expect(chosen(page)).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);

  await look(page, number);
  await expect(chosen(page)).toContainText(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);

  await page.goto('/partners');
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(options(page).nth(0)).toContainText(number);
  await expect(options(page).nth(1)).toHaveText(name);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('the palette finds what is one’s own, nothing of another organization', async ({ as, call, given }) => {
  const theirs = await given.order();
  const { items } = await done((await call('lagoon')).get<Rows<OrderRow>>('/orders/v2?limit=1'));
  const own = items[0]?.number ?? '';
  const page = await as('lagoon');
  await page.goto('/partners');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look(page, own);
  await expect(chosen(page)).toContainText(own);
  await page.keyboard.press('Escape');
  await look(page, theirs.number);
  await expect(page.getByRole('dialog').getByText('Nothing found')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});
