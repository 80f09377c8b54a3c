import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { unwrap } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';
import { expectNotice } from '../support/notices.ts';

const findBell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const expectUnread = (page: Page, unread: number) =>
  expect(findBell(page)).toHaveAccessibleName(unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');

async function getUnread(page: Page): Promise<number> {
  await expect(findBell(page)).toHaveAccessibleName(/\d+ unread/);
  return Number(/\d+/.exec((await findBell(page).textContent()) ?? '')?.[0]);
}

const findOptions = (page: Page) => page.getByRole('dialog').getByRole('option');
const findSelectedOption = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

async function searchPalette(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(text);
}

test('a notification appears immediately in both tabs of an approver, links to the order, and is read in both', async ({
  openAs,
  testData,
}) => {
  await testData.createOrder({ stage: 'pendingValidation' });
  const { id, number } = await testData.createOrder();
  const approver = await openAs('approver1');
  const second = await approver.context().newPage();
  for (const tab of [approver, second]) await tab.goto('/order-types');
  const before = await getUnread(approver);
  await expectUnread(second, before);

  const planner = await openAs('planner');
  await planner.goto(`/orders/${id}`);
  await planner.getByRole('button', { name: 'Send for approval' }).click();
  await expectNotice(planner, 'Order sent for approval');
  for (const tab of [approver, second]) await expectUnread(tab, before + 1);

  await findBell(approver).click();
  const notification = approver.getByRole('link', {
    name: new RegExp(`Order ${number} from Ceylon Harvest Exports needs your approval`),
  });
  await expect(notification).toHaveAccessibleName(/^Unread:/);
  await notification.click();
  await expect(approver).toHaveURL(new RegExp(`/orders/${id}$`));
  await expect(approver.getByRole('heading', { level: 1 })).toHaveText(number);
  for (const tab of [approver, second]) await expectUnread(tab, before);

  await findBell(second).click();
  await second.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [approver, second]) await expectUnread(tab, 0);
});

test('the palette finds a page by its Sinhala name and an order by number with the keyboard, and lists recent items first', async ({
  openAs,
  testData,
}) => {
  const { number } = await testData.createOrder();
  const name = (await loadTexts('sin')).find(({ id }) => id === 'mfe-orders menu.orders')?.translation ?? '';
  const page = await openAs('planner', { language: 'sin' });
  await page.goto('/partners');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await searchPalette(page, name);
  await expect(findSelectedOption(page)).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);

  await searchPalette(page, number);
  await expect(findSelectedOption(page)).toContainText(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);

  await page.goto('/partners');
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(findOptions(page).nth(0)).toContainText(number);
  await expect(findOptions(page).nth(1)).toHaveText(name);
  await page.keyboard.press('ArrowDown');
  await expect(findSelectedOption(page)).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(findOptions(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('the palette finds only orders of the user’s organization', async ({ openAs, apiFor, testData }) => {
  const foreignOrder = await testData.createOrder();
  const { items } = await unwrap((await apiFor('lagoon')).get<PageOf<OrderRow>>('/orders/v2?limit=1'));
  const ownNumber = items[0]?.number ?? '';
  const page = await openAs('lagoon');
  await page.goto('/partners');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await searchPalette(page, ownNumber);
  await expect(findSelectedOption(page)).toContainText(ownNumber);
  await page.keyboard.press('Escape');
  await searchPalette(page, foreignOrder.number);
  await expect(page.getByRole('dialog').getByText('Nothing found')).toBeVisible();
  await expect(findOptions(page)).toHaveCount(0);
});
