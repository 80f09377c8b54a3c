import type { Locator, Page } from '@playwright/test';
import type { NamedRef, Page as PageOf } from 'shared-contracts/common';
import type { Bill } from 'shared-contracts/finance/bills';
import type { OrderRow } from 'shared-contracts/orders/orders';
import type { OrderTiming } from 'shared-contracts/orders/order-timing';
import { HOUR } from 'shared-contracts/values/time';
import { type Api, unwrap } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { expectNotice } from '../support/notices.ts';

const DWELL = 12 * HOUR;
const LATER = 3 * HOUR;

const billOf = (api: Api, id: string) => unwrap(api.get<Bill>(`/orders/${id}/bill`));

/** A delivered order with 12 hours at its last stop, billed by a contract with demurrage, and when it arrived there. */
async function findWaitingOrder(owner: Api) {
  const now = Math.floor(Date.now() / 1_000);
  const contracts = await unwrap(owner.get<PageOf<NamedRef>>('/contracts?limit=9999'));
  const contractId = contracts.items.find(({ name }) => name === 'Port and hill country')?.id;
  const { items } = await unwrap(owner.get<PageOf<OrderRow>>('/orders/v2?stage=delivered&limit=100'));
  for (const { id, number } of items) {
    const { stops } = await unwrap(owner.get<OrderTiming>(`/v1/orders/${id}/timing`));
    const last = stops.at(-1);
    const arrivedAt = last?.arrival?.at;
    if (!last || !arrivedAt || arrivedAt < (last.plannedFrom ?? 0) || arrivedAt + DWELL > now) continue;
    const chosen = await owner.patch<Bill>(`/orders/${id}/bill`, { contractId, actualDistance: '120' });
    if (chosen.status !== 200 || chosen.body.reasons.length > 0) continue;
    const departedAt = arrivedAt + DWELL;
    const unloading = { startedAt: departedAt - HOUR, endedAt: departedAt };
    const correction = { ...unloading, departedAt, reason: 'Gate log' };
    await unwrap(owner.patch(`/orders/${id}/stops/${last.position}/times`, correction));
    const bill = await billOf(owner, id);
    if (bill.demurrage.minutes > 0) return { id, number, arrivedAt, place: last.location.name };
  }
  throw new Error('The demo has no delivered order with demurrage');
}

const padTwo = (part: number) => String(part).padStart(2, '0');
/** Local time in Colombo, as `24.11.2026 08:00`. */
function formatTime(at: number): string {
  const time = new Date((at + 5.5 * HOUR) * 1_000);
  const day = `${padTwo(time.getUTCDate())}.${padTwo(time.getUTCMonth() + 1)}.${time.getUTCFullYear()}`;
  return `${day} ${padTwo(time.getUTCHours())}:${padTwo(time.getUTCMinutes())}`;
}

async function fillTime(dialog: Locator, label: string, value: string) {
  const [day = '', time = ''] = value.split(' ');
  await dialog.getByRole('textbox', { name: label, exact: true }).fill(day);
  await dialog.getByRole('textbox', { name: `${label}, Time`, exact: true }).fill(time);
}

const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

test('a wrong arrival is corrected after billing, and the new bill has other demurrage', async ({ openAs, apiFor }) => {
  const [owner, root] = [await apiFor('owner'), await apiFor('root')];
  const { id, number, arrivedAt, place } = await findWaitingOrder(owner);
  await unwrap(owner.patch(`/orders/${id}/bill/submit`, {}));
  await unwrap(root.patch(`/orders/${id}/bill/approve`, {}));
  const before = await billOf(owner, id);

  const page = await openAs('owner');
  await page.goto(`/orders/${id}`);
  await page.getByRole('button', { name: 'Show timing' }).click();
  await page
    .getByRole('dialog', { name: 'Timing' })
    .getByRole('button', { name: new RegExp(`^Correct times of Drop.*${place}$`) })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Correct times' });
  await fillTime(dialog, 'Arrival', formatTime(arrivedAt + 2 * DWELL));
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Booked in at the wrong gate');
  await dialog.getByRole('button', { name: 'Correct times' }).click();
  await expect(
    dialog.getByText(/^(Time is in the future|This is after a later time of the order)$/).first(),
  ).toBeVisible();
  await fillTime(dialog, 'Arrival', formatTime(arrivedAt + LATER));
  await dialog.getByRole('button', { name: 'Correct times' }).click();
  await expectNotice(page, 'Times corrected');
  await page.getByRole('dialog', { name: 'Timing' }).getByRole('button', { name: 'Close' }).click();

  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Times corrected').first()).toBeVisible();
  await expect(history.getByText('Booked in at the wrong gate')).toBeVisible();
  await expect(history.getByText(`Arrival: ${formatTime(arrivedAt)} → `)).toContainText(
    formatTime(arrivedAt + LATER).slice(-5),
  );

  await page.getByRole('button', { name: 'Needs a new bill' }).click();
  const bill = page.getByRole('dialog', { name: `Order bill ${number}` });
  await expect(bill.getByText('Approved and locked', { exact: false })).toBeVisible();
  await bill.getByRole('button', { name: 'Make a new bill' }).click();
  await confirm(page, 'Make a new bill');
  await expectNotice(page, 'New version of the bill created');
  await expect(bill.getByRole('button', { name: 'Save version 1 as PDF' })).toBeVisible();
  await bill.getByRole('button', { name: 'Submit' }).click();
  await confirm(page, 'Submit');
  await expectNotice(page, 'Bill submitted');

  const approver = await openAs('root');
  await approver.goto(`/orders/${id}?dialog=bill`);
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await confirm(approver, 'Approve');
  await expectNotice(approver, 'Bill approved');
  const after = await billOf(owner, id);
  expect(after).toMatchObject({ state: 'approved', version: 2, outdatedAt: null });
  expect(before.demurrage.minutes - after.demurrage.minutes).toBe(LATER / 60);
  expect(Number(after.demurrage.amount)).toBeLessThan(Number(before.demurrage.amount));
  expect(after.earlierVersions).toMatchObject([{ version: 1, total: before.total }]);
});
