import type { Location } from 'shared-contracts/identity/partners';
import type { Page as ApiPage } from 'shared-contracts/common';
import { createApi, unwrap } from '../support/api.ts';
import { PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';

const HOURS = {
  timeZone: 'Asia/Colombo',
  intervals: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
  closedDays: [],
};

test('a partner books a slot by a link, the gate’s day and the order show it, and a full slot is refused', async ({
  openAs,
  testData,
  portal,
}) => {
  const owner = await createApi(portal, 'owner');
  const { items } = await unwrap(owner.get<ApiPage<Location>>('/locations?limit=9999'));
  const hatton = items.find(({ name }) => name === 'Hatton tea factory');
  const gate = { name: 'Tea gate', use: 'loading', slotMinutes: 60, capacity: 1, openingHours: HOURS };
  await unwrap(owner.patch(`/v2/locations/${hatton?.id}`, { gates: [gate] }));
  const [first, second] = [
    await testData.createOrder({ stage: 'validated' }),
    await testData.createOrder({ stage: 'validated' }),
  ];

  const plannerPage = await openAs('planner');
  const createLink = async (id: string) => {
    await plannerPage.goto(`/orders/${id}?dialog=slot.0`);
    const dialog = plannerPage.getByRole('dialog', { name: 'Slot at Hatton tea factory' });
    await dialog.getByRole('button', { name: 'Create booking link' }).click();
    return dialog.getByRole('textbox', { name: 'Booking link' }).inputValue();
  };
  const [firstUrl, secondUrl] = [await createLink(first.id), await createLink(second.id)];

  const rivalPage = await openAs(null, { viewport: PHONE });
  await rivalPage.goto(secondUrl);
  const partnerPage = await openAs(null, { viewport: PHONE });
  await partnerPage.goto(firstUrl);
  await expect(partnerPage.getByRole('heading', { name: 'Hatton tea factory', level: 1 })).toBeVisible();
  const slot = partnerPage.getByRole('button', { name: /^(?:[01]\d|2[0-2]):\d\d, Tea gate$/ }).first();
  const name = (await slot.getAttribute('aria-label')) ?? '';
  await rivalPage.getByRole('button', { name, exact: true }).first().click();
  await slot.click();
  await partnerPage.getByRole('button', { name: 'Book slot' }).click();
  await expect(partnerPage.getByText(/^Your slot: Tea gate/)).toBeVisible();

  await rivalPage.getByRole('button', { name: 'Book slot' }).click();
  await expect(rivalPage.getByText('Tea gate is full at this time. Choose another slot.')).toBeVisible();
  await expect(rivalPage.getByRole('button', { name: `${name}, full` }).first()).toBeDisabled();

  await plannerPage.goto(`/orders/${first.id}`);
  const booked = plannerPage.getByText(/^Slot: Tea gate, /);
  await expect(booked).toBeVisible();
  const day = /(\d\d)\.(\d\d)\.(\d{4})/.exec((await booked.textContent()) ?? '');
  const ownerPage = await openAs('owner');
  await ownerPage.goto(`/gates?location=${hatton?.id}&day=${day?.[3]}-${day?.[2]}-${day?.[1]}`);
  const column = ownerPage.getByRole('region', { name: 'Tea gate' });
  await expect(column.getByRole('group', { name: first.number })).toContainText('Booked');
  await column.getByRole('group', { name: first.number }).press('Alt+ArrowDown');
  await expect(ownerPage.getByText('Booking moved')).toBeVisible();
});
