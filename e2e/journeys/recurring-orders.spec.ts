import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders/orders';
import type { OrderTemplateRow } from 'shared-contracts/orders/order-templates';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { unwrap, type Api } from '../support/api.ts';
import { selectOption } from '../support/forms.ts';
import { expectNotice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

/** The Friday before clocks go forward in Rome, and before the end of a month. */
test.use({ startsAt: '2027-03-26T09:00:00Z' });

const TEMPLATE = 'Weekend milk run';
const WEEKDAYS = {
  Monday: false,
  Tuesday: false,
  Wednesday: true,
  Thursday: true,
  Friday: false,
  Saturday: true,
  Sunday: true,
};
const NEXT_DATES = [
  'Sat 27.03.2027 08:00',
  'Sun 28.03.2027 08:00',
  'Wed 31.03.2027 08:00',
  'Thu 01.04.2027 08:00',
  'Sat 03.04.2027 08:00',
];
/** Eight o'clock in Rome: in winter time, then in summer time. */
const PICKUPS = [
  '2027-03-27T07:00:00.000Z',
  '2027-03-28T06:00:00.000Z',
  '2027-03-31T06:00:00.000Z',
  '2027-04-01T06:00:00.000Z',
  '2027-04-03T06:00:00.000Z',
];

async function fillPattern(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'New recurring order' });
  await selectOption(page, 'Template', TEMPLATE);
  await selectOption(page, 'Time zone', 'Europe/Rome');
  for (const [weekday, isChecked] of Object.entries(WEEKDAYS))
    await dialog.getByRole('checkbox', { name: weekday }).setChecked(isChecked, { force: true });
  const dates = dialog.getByRole('status').filter({ hasText: 'Next' }).getByRole('listitem');
  await expect(dates).toHaveText(NEXT_DATES);
  await dialog.getByRole('button', { name: 'Create recurring order' }).click();
}

const listOrders = async (planner: Api) => (await unwrap(planner.get<PageOf<OrderRow>>('/orders/v2?limit=9999'))).items;

/** The demo's own recurring orders start at half past, because Colombo is UTC+5:30. */
const isOnTheHour = ({ pickupFrom }: OrderRow) => pickupFrom !== null && pickupFrom % HOUR === 0;

const toPickup = ({ pickupFrom }: OrderRow) => new Date((pickupFrom ?? 0) * 1_000).toISOString();

test('orders are created once across a month’s end and a clock change', async ({
  openAs,
  apiFor,
  portal,
  testData,
}) => {
  const planner = await apiFor('planner');
  const { id: orderId } = await testData.createOrder();
  const existingIds = new Set((await listOrders(planner)).map(({ id }) => id));
  const body = { name: TEMPLATE, timeZone: 'Europe/Rome', orderId };
  await unwrap(planner.post<OrderTemplateRow>('/order-templates', body));

  const page = await openAs('planner');
  await page.goto('/recurring-orders?dialog=new');
  await fillPattern(page);
  await expectNotice(page, 'Recurring order saved');
  await expect(page.getByRole('row', { name: new RegExp(TEMPLATE) })).toContainText(NEXT_DATES[0] ?? '');

  await portal.restartAfter(MINUTE);
  const listMade = async () => {
    const orders = await listOrders(await apiFor('planner'));
    return orders
      .filter((order) => !existingIds.has(order.id) && isOnTheHour(order))
      .map(toPickup)
      .toSorted();
  };
  await expect.poll(listMade).toEqual(PICKUPS.slice(0, 4));
  await portal.restartAfter(2 * MINUTE);
  const later = await openAs('planner');
  await later.goto('/recurring-orders');
  const row = later.getByRole('row', { name: new RegExp(TEMPLATE) });
  await row.getByRole('button', { name: /^Show orders/ }).click();
  const runs = later.getByRole('dialog', { name: `Orders from ${TEMPLATE}` }).getByRole('listitem');
  await expect(runs).toHaveText(
    NEXT_DATES.slice(0, 4)
      .toReversed()
      .map((date) => new RegExp(`^${date}O-\\d{6}$`)),
  );

  await portal.restartAfter(DAY);
  await expect.poll(listMade).toEqual(PICKUPS);
});
