import { screen, within } from '@testing-library/react';
import { chooseAction, getTableWidth, MAX_TABLE_WIDTH, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import ContractsPage from './contracts-page.tsx';
import { details, partner, row, toPage } from '../testing/fixtures.ts';

const rows = [
  row({ actions: ['edit', 'disable', 'copy', 'delete'] }),
  row({ id: 'w', name: 'Waits', state: 'unconfirmed' }),
  row({ id: 'r', name: 'Refused', state: 'rejected', isDisabled: true }),
  row({ id: 'n', name: 'Newer', newer: { number: 2, state: 'unconfirmed', reason: null } }),
  row({ id: 'e', name: 'Over', isExpired: true, newer: { number: 2, state: 'rejected', reason: 'No' } }),
];
const renderPage = (url = '/', replies: Replies = {}, user = testUsers.cargoOwner) =>
  renderScreen(<ContractsPage />, {
    url,
    user,
    replies: {
      'GET contracts': () => toPage(...rows),
      'GET v1/contracts/common': () => toPage(),
      'GET partners': () => toPage(partner),
      ...replies,
    },
  });

test('shows contract statuses and filters the lists', async () => {
  const { user, calls } = renderPage();
  const findRow = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^(Select )?${name}`) }));
  expect((await findRow('K')).getByText('In force')).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect((await findRow('Waits')).getByText('Not confirmed')).toBeVisible();
  expect((await findRow('Refused')).getByText('Disabled')).toBeVisible();
  expect((await findRow('Newer')).getByText('New terms pending')).toBeVisible();
  expect((await findRow('Over')).getByText('New terms rejected')).toBeVisible();
  const select = (label: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: label }), option);
  await select('Review', 'Rejected');
  await select('Partner', 'Ceylon Lines');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await select('Activity', 'Disabled');
  await select('Expiry', 'Expired');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(calls.at(-1)).toBe(
    'GET contracts?side=mine&partnerId=lines&state=rejected&isDisabled=true&isNotExpired=false&sort=name&page=1&limit=20',
  );
  await user.click(screen.getByRole('link', { name: 'Partner contracts' }));
  await user.click(await screen.findByRole('button', { name: 'Waiting for our review' }));
  expect(calls.at(-1)).toBe('GET contracts?side=partners&waitsForUs=true&sort=name&page=1&limit=20');
  await user.click(screen.getByRole('link', { name: 'Common contracts' }));
  expect(await screen.findByText('No common contracts found')).toBeVisible();
});

test('disables a contract after confirmation and copies it', async () => {
  const sent: unknown[] = [];
  const { user, router, notices } = renderPage('/', {
    'PATCH contracts/k': ({ body }) => sent.push(body) && details(),
    'GET contracts/k': () => details(),
    'POST contracts/k/copy': ({ body }) => sent.push(body) && details({ id: 'copy' }),
  });
  await chooseAction(user, 'K', 'Disable');
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  expect(sent).toEqual([{ isDisabled: true }]);
  await chooseAction(user, 'K', 'Copy');
  expect(await screen.findByDisplayValue('K, copy')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(sent[1]).toMatchObject({ name: 'K, copy', partnerId: 'lines', expireDate: null });
  expect([router.state.location.pathname, notices]).toEqual([
    '/contracts/copy',
    ['Contract disabled', 'Contract copied. You’re viewing the copy'],
  ]);
});
