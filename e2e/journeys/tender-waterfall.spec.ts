import type { Page } from '@playwright/test';
import type { ReceivedOfferPage } from 'shared-contracts/orders/tenders';
import { HOUR } from 'shared-contracts/values/time';
import { unwrap } from '../support/api.ts';
import { chooseAction } from '../support/forms.ts';
import { expectNotice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

test.use({ startsAt: '2027-02-10T08:00:00Z' });

/** Includes the logins of the users who answer. */
const CANDIDATES = [
  { login: 'dispatcher', partner: 'Serendib Freight Lines', contract: 'Island linehaul' },
  { login: 'carrier', partner: 'Hill Country Carriers', contract: 'Hill country feeder' },
  { login: 'control', partner: 'Meridian Logistics Partners', contract: 'Managed transport' },
] as const;
const [FIRST, SECOND, THIRD] = CANDIDATES;

async function startTender(page: Page, number: string) {
  await chooseAction(page, number, 'Tender');
  const dialog = page.getByRole('dialog', { name: `Tender of order ${number}` });
  const partners = dialog.getByRole('combobox', { name: 'Partners', exact: true });
  for (const { contract, partner } of CANDIDATES) {
    const option = page.getByRole('option', { name: new RegExp(`${partner}.*${contract}`) }).first();
    // A dialog that has just opened may still move the focus, which closes the list.
    await expect(async () => {
      await partners.fill(contract);
      await expect(option).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await option.click();
    await expect(dialog.getByRole('button', { name: `Remove ${partner}` })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Start tender' }).click();
  await expectNotice(page, 'Tender started');
}

async function openFromBell(page: Page, name: RegExp) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('link', { name }).first().click();
}
const expectInBell = async (page: Page, text: string) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('link', { name: text })).toBeVisible();
};

test('an order goes to the third partner after the first has declined it and the second has let it expire', async ({
  openAs,
  apiFor,
  portal,
  testData,
}) => {
  const { id, number } = await testData.createOrder();
  const offered = `HARVEST·${number}`;
  const planner = await openAs('planner');
  await planner.goto(`/orders/${id}`);
  await startTender(planner, number);

  const first = await openAs(FIRST.login);
  await first.goto('/tenders');
  await expect(first.getByRole('cell', { name: offered, exact: true })).toBeVisible();
  await openFromBell(first, new RegExp(`asks you to carry order ${offered}`));
  await expect(first).toHaveURL(/\/tenders\?dialog=offer/);
  const details = first.getByRole('dialog', { name: `Offer of order ${offered}` });
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await chooseAction(first, offered, 'Decline');
  const dialog = first.getByRole('dialog', { name: 'Decline offer' });
  await dialog.getByRole('textbox', { name: 'Why you decline' }).fill('No lorry free that day');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectNotice(first, 'Offer declined');

  const second = await openAs(SECOND.login);
  await second.goto('/tenders');
  await expect(second.getByRole('cell', { name: offered, exact: true })).toBeVisible();
  const listOffersToThird = async () => {
    const { items } = await unwrap((await apiFor(THIRD.login)).get<ReceivedOfferPage>('/tender-offers'));
    return items.map((offer) => offer.number);
  };
  expect(await listOffersToThird()).not.toContain(number);

  await portal.restartAfter(HOUR);
  await expect.poll(listOffersToThird).toContain(number);
  const third = await openAs(THIRD.login);
  await third.goto('/tenders');
  await third
    .getByRole('row', { name: offered })
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expectNotice(third, 'Offer accepted: the order is yours');

  const secondLater = await openAs(SECOND.login);
  await secondLater.goto('/tenders');
  await expectInBell(secondLater, `The time to answer the offer of order ${offered} has run out`);
  await secondLater.goto('/tenders?state=closed');
  await expect(secondLater.getByRole('row', { name: offered })).toContainText('Not answered in time');

  const plannerLater = await openAs('planner');
  await plannerLater.goto(`/orders/${id}`);
  await expect(plannerLater.getByRole('main')).toContainText(THIRD.partner);
  await expect(plannerLater.getByRole('main').getByText('Pending validation', { exact: true }).first()).toBeVisible();
  await plannerLater.goto(`/orders/${id}?dialog=tender`);
  const progress = plannerLater.getByRole('dialog', { name: `Tender of order ${number}` });
  await expect(progress.getByRole('status')).toContainText('Tender awarded');
  const offers = progress.getByRole('listitem');
  await expect(offers.nth(0)).toContainText(new RegExp(`${FIRST.partner}.*No lorry free that day.*Declined`));
  await expect(offers.nth(1)).toContainText(new RegExp(`${SECOND.partner}.*Not answered in time`));
  await expect(offers.nth(2)).toContainText(new RegExp(`${THIRD.partner}.*Won`));
});
