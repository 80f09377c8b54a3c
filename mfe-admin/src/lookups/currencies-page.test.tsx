import { screen, waitFor, within } from '@testing-library/react';
import type { Currency } from 'shared-contracts/network/lookups';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import CurrenciesPage from './currencies-page.tsx';

const rupee: Currency = {
  id: 'lkr',
  revision: 1,
  name: 'LKR',
  fullName: 'Sri Lankan Rupee',
  shortName: 'LKR',
  sign: 'Rs',
};
const toPage = (...items: Currency[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/') =>
  renderScreen(<CurrenciesPage />, {
    url,
    user: testUsers.root,
    replies: { 'GET shared/currencies': () => toPage(rupee), 'GET shared/currencies/:id': () => rupee, ...replies },
  });

test('lists currencies with code, name and sign', async () => {
  const { calls, baseElement } = renderPage();
  const row = within((await screen.findByRole('cell', { name: 'LKR' })).closest('tr') as HTMLElement);
  expect(
    row
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['LKR', 'Sri Lankan Rupee', 'Rs']);
  expect(calls).toEqual(['GET shared/currencies?sort=shortName&page=1&limit=20']);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('requires name, code and sign of a new currency', async () => {
  let sent: unknown;
  const { user, notices } = renderPage(
    { 'POST shared/currencies': ({ body }) => ((sent = body), rupee) },
    '/?dialog=new',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New currency' }));
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Sri Lankan Rupee');
  await user.type(dialog.getByRole('textbox', { name: 'Short name' }), 'LKR');
  await user.click(dialog.getByRole('button', { name: 'Add currency' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Sign' })).toHaveAccessibleDescription(/Field is required/),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Sign' }), 'Rs');
  await user.click(dialog.getByRole('button', { name: 'Add currency' }));
  await waitFor(() => expect(notices).toEqual(['Currency saved']));
  expect(sent).toEqual({ fullName: 'Sri Lankan Rupee', shortName: 'LKR', sign: 'Rs' });
});

test('edits a currency', async () => {
  let sent: unknown;
  const { user } = renderPage(
    { 'PATCH shared/currencies/:id': ({ body }) => ((sent = body), rupee) },
    '/?dialog=edit.lkr',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit currency' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Sign' }), '.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ fullName: 'Sri Lankan Rupee', shortName: 'LKR', sign: 'Rs.' }));
});

test('confirms a deletion and reports what uses the currency', async () => {
  const params = { organizations: 1, contracts: 2, names: ['Alpha', 'Pearls', 'Shells'] };
  const { user } = renderPage({ 'DELETE shared/currencies/:id': () => errorReply(409, 'lookupInUse', { params }) });
  await chooseAction(user, 'LKR', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Deletes the currency LKR\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText('Used by 1 organization and 2 contracts: Alpha, Pearls, Shells. It can’t be deleted'),
  ).toBeVisible();
});
