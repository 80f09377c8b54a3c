import { screen, within } from '@testing-library/react';
import { chooseAction, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { vehicle } from '../testing/vehicle.fixtures.ts';
import { LiveLinksSection } from './live-links-section.tsx';

const AT = 1_893_456_000;
const link = {
  id: 'link-1',
  code: '7KQ2-M9XD',
  state: 'active',
  showsNextStop: true,
  createdBy: 'manager',
  createdAt: AT,
  expiresAt: AT + 14_400,
  revokedAt: null,
  opened: 2,
  lastOpenedAt: AT + 60,
  actions: ['revoke'],
};
const page = (items: object[], actions = ['create']) => ({ items, total: items.length, page: 1, limit: 3, actions });

const renderSection = (replies: Replies) =>
  renderScreen(<LiveLinksSection vehicle={vehicle()} />, { user: testUsers.fleetOwner, replies });

test('creates a link for some hours, shows it once and lists how often it was opened', async () => {
  const requests: unknown[] = [];
  let items: object[] = [];
  const { user } = renderSection({
    'GET vehicles/:id/live-links': () => page(items),
    'POST vehicles/:id/live-links': ({ body }) => (requests.push(body), (items = [link]), { ...link, token: 'secret' }),
  });
  expect(await screen.findByText('No live links yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share live' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share live' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Valid for' }), '4 hours');
  await user.click(dialog.getByRole('checkbox', { name: 'Show the next stop of its trip' }));
  await user.click(dialog.getByRole('button', { name: 'Share live' }));
  expect(await dialog.findByLabelText('New link')).toHaveValue('http://localhost/follow/secret');
  expect(requests).toEqual([{ hours: 4, showsNextStop: true }]);
  await user.keyboard('{Escape}');
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent(/7KQ2-M9XD.*Active.*with its next stop.*Created by manager.*Opened 2 times · last/);
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});

test('revokes a link after asking; readers only see links', async () => {
  let items: object[] = [link];
  const { user, notices } = renderSection({
    'GET vehicles/:id/live-links': () => page(items, []),
    'PATCH vehicles/:id/live-links/:linkId/revoke': () => (
      (items = [{ ...link, state: 'revoked', actions: [] }]),
      items[0]
    ),
  });
  await chooseAction(user, '7KQ2-M9XD', 'Revoke');
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(notices).toEqual(['Live link revoked']);
  expect(screen.queryByRole('button', { name: 'Share live' })).toBeNull();
});
