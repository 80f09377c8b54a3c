import { screen, within } from '@testing-library/react';
import { as, chooseAction, renderScreen, type Replies } from 'shared-ui/testing';
import ContractsPage from './contracts-page.tsx';
import { details, lines, pageOf, row } from './testing/given.ts';

const rows = [
  row({ actions: ['edit', 'disable', 'copy', 'delete'] }),
  row({ id: 'w', name: 'Waits', state: 'unconfirmed' }),
  row({ id: 'r', name: 'Refused', state: 'rejected', isDisabled: true }),
  row({ id: 'n', name: 'Newer', newer: { number: 2, state: 'unconfirmed', reason: null } }),
  row({ id: 'e', name: 'Over', isExpired: true, newer: { number: 2, state: 'rejected', reason: 'No' } }),
];
const show = (at = '/', replies: Replies = {}, user = as.cargoOwner) =>
  renderScreen(<ContractsPage />, {
    at,
    user,
    replies: {
      'GET contracts': () => pageOf(...rows),
      'GET v1/contracts/common': () => pageOf(),
      'GET partners': () => pageOf(lines),
      ...replies,
    },
  });

test('where each contract stands is said in words; lists and filters ask the API', async () => {
  const { user, calls } = show();
  const cells = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^(Select )?${name}`) }));
  expect((await cells('K')).getByText('In force')).toBeVisible();
  expect((await cells('Waits')).getByText('Not confirmed')).toBeVisible();
  expect((await cells('Refused')).getByText('Disabled')).toBeVisible();
  expect((await cells('Newer')).getByText('New terms wait')).toBeVisible();
  expect((await cells('Over')).getByText('New terms rejected')).toBeVisible();
  for (const [label, choice] of [
    ['Review', 'Rejected'],
    ['Activity', 'Disabled'],
    ['Expiry', 'Expired'],
    ['Partner', 'Ceylon Lines'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: label }), choice);
  expect(calls.at(-1)).toBe(
    'GET contracts?side=mine&partnerId=lines&state=rejected&isDisabled=true&isNotExpired=false&sort=name&page=1&limit=20',
  );
  await user.click(screen.getByRole('link', { name: 'Partner contracts' }));
  await user.click(await screen.findByRole('button', { name: 'Waiting for our review' }));
  expect(calls.at(-1)).toBe('GET contracts?side=partners&waitsForUs=true&sort=name&page=1&limit=20');
  await user.click(screen.getByRole('link', { name: 'Common contracts' }));
  expect(await screen.findByText('No common contracts found')).toBeVisible();
});

test('a contract is disabled after a question, and copied for another time', async () => {
  const sent: unknown[] = [];
  const { user, router, notices } = show('/', {
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
    ['Contract disabled', 'Contract copied: this is the copy'],
  ]);
});
