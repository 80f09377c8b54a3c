import { PHONE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('whoever gets a tracking link sees on a phone where an order is, until it is revoked', async ({ as, given }) => {
  const { id, number } = await given.order({ stage: 'validated' });
  const owner = await as('planner');
  await owner.goto(`/orders/${id}`);
  await owner
    .getByRole('button', { name: new RegExp(`^Actions`) })
    .first()
    .click();
  await owner.getByRole('menuitem', { name: 'Tracking links' }).click();
  const dialog = owner.getByRole('dialog', { name: `Tracking links of ${number}` });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'New link' }).inputValue();

  const receiver = await as(null, { viewport: PHONE });
  await receiver.goto(address);
  await expect(receiver.getByRole('heading', { name: 'Booked', level: 1 })).toBeVisible();
  for (const secret of [number, 'Black tea', 'Hatton']) await expect(receiver.getByText(secret)).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('Revoked', { exact: true }).first()).toBeVisible();
  await receiver.reload();
  await expect(receiver.getByText('This link leads nowhere')).toBeVisible();
});
