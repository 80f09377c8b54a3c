import { screen, waitFor, within } from '@testing-library/react';
import type { LinkedUser } from 'shared-contracts/identity/single-sign-on';
import { chooseAction, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { LinkedUsersDialog } from './linked-users-dialog.tsx';

const LIST = 'GET identity-providers/:id/users';
const nimal: LinkedUser = { id: 'user-1', login: 'nimal', email: 'nimal@tea.example', linkedAt: 1_767_261_600 };
const kumari: LinkedUser = { ...nimal, id: 'user-2', login: 'kumari', email: 'kumari@tea.example' };
const toPage = (items: LinkedUser[], total = items.length) => ({ items, total, page: 1, limit: 50 });

const renderDialog = (replies: Replies) =>
  renderScreen(<LinkedUsersDialog providerId="provider-1" onClose={() => undefined} />, {
    user: { ...testUsers.cargoOwner, role: 'admin' },
    replies,
  });

test('lists users who have signed in, and finds one of many', async () => {
  const { user, baseElement } = renderDialog({
    [LIST]: ({ query }) => (query.get('search') === 'nim' ? toPage([nimal]) : toPage([kumari, nimal], 80)),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Linked users' }));
  expect(await dialog.findByText('kumari')).toBeVisible();
  expect(dialog.getByText('The first 50 of 80. Search for others.')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.type(dialog.getByRole('searchbox', { name: 'Search by login or e-mail' }), 'nim');
  await waitFor(() => expect(dialog.queryByText('kumari')).toBeNull());
  expect(dialog.getByText('nimal')).toBeVisible();
});

test('unlinks a user after a confirmation', async () => {
  let items = [nimal];
  const { user, notices } = renderDialog({
    [LIST]: () => toPage(items),
    'DELETE identity-providers/:id/users/:userId': () => ((items = []), { id: nimal.id }),
  });
  await screen.findByText('nimal');
  await chooseAction(user, 'nimal', 'Unlink');
  const confirm = within(await screen.findByRole('alertdialog'));
  expect(confirm.getByText(/Their sessions end/)).toBeVisible();
  await user.click(confirm.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('No users')).toBeVisible();
  expect(notices).toEqual(['User unlinked']);
});
