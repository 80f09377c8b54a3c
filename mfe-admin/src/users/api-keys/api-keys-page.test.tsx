import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from 'shared-contracts/identity/api-keys';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import ApiKeysPage from './api-keys-page.tsx';

const erp: ApiKey = {
  id: 'key-1',
  name: 'ERP',
  prefix: 'csg_abcd1234',
  rules: [
    { model: 'order', rule: 'read' },
    { model: 'order', rule: 'write' },
  ],
  networks: ['203.0.113.0/24'],
  state: 'active',
  createdBy: { id: 'user-1', name: 'nadia' },
  createdAt: 1_767_261_600,
  expiresAt: null,
  lastUsedAt: null,
  lastUsedFrom: null,
  previousEndsAt: 1_767_348_000,
  revokedAt: null,
};
const admin = { ...testUsers.cargoOwner, role: 'admin' as const };
const toPage = (...items: ApiKey[]) => ({ items, total: items.length, page: 1, limit: 20 });
const SECRET = 'csg_abcd1234efgh5678ijkl9012mnop3456';

const renderPage = (replies: Replies = {}, user: typeof testUsers.cargoOwner = admin) =>
  renderScreen(<ApiKeysPage />, { user, replies: { 'GET api-keys': () => toPage(erp), ...replies } });
const rowOf = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);

test('lists keys with start, rules, networks and use, and filters by status', async () => {
  const { user, calls, baseElement } = renderPage();
  const row = await rowOf('ERP');
  expect(
    row
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 7),
  ).toEqual([
    'ERP',
    'csg_abcd1234… Old key valid until 02.01.2026 15:30',
    'Active',
    '2 rules 203.0.113.0/24',
    'nadia',
    'Never',
    'Never',
  ]);
  expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/api/docs');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Revoked');
  await waitFor(() => expect(calls.at(-1)).toBe('GET api-keys?state=revoked&sort=name&page=1&limit=20'));
});

test('creates a key with networks and rules, and shows its secret once', async () => {
  const bodies: unknown[] = [];
  const { user } = renderPage({
    'POST api-keys': ({ body }) => (bodies.push(body), { ...erp, secret: SECRET }),
  });
  await user.click(await screen.findByRole('button', { name: 'New API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'ERP');
  await user.type(dialog.getByRole('textbox', { name: 'Allowed networks' }), 'office');
  await user.click(dialog.getByRole('tab', { name: 'Access' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Orders: Write' }));
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText(/Each line must be an address or a network/)).toBeVisible();
  const networks = dialog.getByRole('textbox', { name: 'Allowed networks' });
  await user.clear(networks);
  await user.type(networks, '203.0.113.0/24\n2001:db8::1');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Copy your key' }));
  expect(secret.getByRole('textbox', { name: 'Key' })).toHaveValue(SECRET);
  expect(secret.getByRole('button', { name: 'Copy: Key' })).toBeVisible();
  expect(bodies).toEqual([{ name: 'ERP', networks: ['203.0.113.0/24', '2001:db8::1'], rules: erp.rules }]);
  await user.click(secret.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
});

test('offers only rules that the user has', async () => {
  const user_ = {
    ...admin,
    rules: [
      { model: 'order', rule: 'read' },
      { model: 'organizationOwner', rule: 'write' },
    ] as const,
  };
  const { user } = renderPage({}, { ...user_, rules: [...user_.rules] });
  await user.click(await screen.findByRole('button', { name: 'New API key' }));
  await user.click(await screen.findByRole('tab', { name: 'Access' }));
  expect(await screen.findByRole('checkbox', { name: 'Orders: Read' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Orders: Write' })).toBeDisabled();
});

test('rotates with an overlap and shows the new secret', async () => {
  const bodies: unknown[] = [];
  const { user } = renderPage({
    'POST api-keys/:id/rotate': ({ body }) => (bodies.push(body), { ...erp, secret: SECRET }),
  });
  await user.click((await rowOf('ERP')).getByRole('button', { name: 'Rotate' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'The old key stays valid' }), 'For an hour');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rotate' }));
  await waitFor(() => expect(bodies).toEqual([{ overlap: 3600 }]));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
});

test('changes a key and keeps its secret', async () => {
  const bodies: unknown[] = [];
  const { user, notices } = renderPage({ 'PATCH api-keys/:id': ({ body }) => (bodies.push(body), erp) });
  await chooseAction(user, 'ERP', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit API key' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'TMS');
  await user.clear(dialog.getByRole('textbox', { name: 'Allowed networks' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ name: 'TMS', networks: [], expiresAt: null, rules: erp.rules }]));
  await waitFor(() => expect(notices).toEqual(['Key saved']));
});

test('revokes after a confirmation', async () => {
  let key = erp;
  const { user, notices } = renderPage({
    'GET api-keys': () => toPage(key),
    'PATCH api-keys/:id/revoke': () => (key = { ...erp, state: 'revoked' }),
  });
  await chooseAction(user, 'ERP', 'Revoke');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Systems that use it lose access immediately/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('cell', { name: 'Revoked' })).toBeVisible();
  expect(notices).toEqual(['Key revoked']);
  expect((await rowOf('ERP')).queryByRole('button', { name: 'Rotate' })).toBeNull();
});

test('shows why a key can’t be rotated', async () => {
  const { user } = renderPage({ 'POST api-keys/:id/rotate': () => errorReply(409, 'keyExpired') });
  await user.click((await rowOf('ERP')).getByRole('button', { name: 'Rotate' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rotate' }));
  expect((await screen.findAllByText('This key has expired. Create a new one')).length).toBeGreaterThan(0);
});

test('explains itself without keys', async () => {
  renderPage({ 'GET api-keys': () => toPage() });
  expect(await screen.findByText(/so that another system, such as your ERP/)).toBeVisible();
});
