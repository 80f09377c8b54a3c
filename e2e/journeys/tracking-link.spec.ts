import { PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';

test('a tracking link shows the order status on a phone until it is revoked', async ({ openAs, testData }) => {
  const { id, number } = await testData.createOrder({ stage: 'validated' });
  const plannerPage = await openAs('planner');
  await plannerPage.goto(`/orders/${id}`);
  await plannerPage
    .getByRole('button', { name: new RegExp(`^Actions`) })
    .first()
    .click();
  await plannerPage.getByRole('menuitem', { name: 'Tracking links' }).click();
  const dialog = plannerPage.getByRole('dialog', { name: `Tracking links of ${number}` });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'New link' }).inputValue();

  const anonymousPage = await openAs(null, { viewport: PHONE });
  await anonymousPage.goto(url);
  await expect(anonymousPage.getByRole('heading', { name: 'Booked', level: 1 })).toBeVisible();
  await expect(anonymousPage.getByRole('list', { name: 'Stops' })).toContainText('Hatton tea factory');
  for (const text of [number, 'Black tea']) await expect(anonymousPage.getByText(text)).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await plannerPage.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('Revoked', { exact: true }).first()).toBeVisible();
  await anonymousPage.reload();
  await expect(anonymousPage.getByText('This link isn’t valid')).toBeVisible();
});
