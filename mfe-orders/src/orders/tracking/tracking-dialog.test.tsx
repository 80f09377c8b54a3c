import { screen, within } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { order } from '../testing/orders.fixtures.ts';
import { TrackingDialog } from './tracking-dialog.tsx';

const AT = 1_893_456_000; // 01.01.2030 in UTC
const ID = '11111111-1111-4111-8111-111111111111';
const LINKS = `GET orders/${ID}/tracking-links`;
const CREATE = `POST orders/${ID}/tracking-links`;
const link = {
  id: '22222222-2222-4222-8222-222222222222',
  code: '7KQ2-M9XD',
  state: 'active',
  drop: null,
  createdBy: 'planner',
  createdAt: AT,
  expiresAt: AT + 86_400,
  revokedAt: null,
  opened: 3,
  lastOpenedAt: AT + 60,
  actions: ['revoke'],
};
const page = (items: object[], overrides: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  usualExpiry: AT + 14 * 86_400,
  latestExpiry: AT + 90 * 86_400,
  actions: ['make'],
  ...overrides,
});

const renderDialog = (replies: Replies) =>
  renderScreen(<TrackingDialog order={order({ id: ID, number: 'O-000001' })} onClose={() => undefined} />, {
    user: testUsers.cargoOwner,
    replies,
  });
const findExpiryField = () => screen.findByLabelText<HTMLInputElement>(/^Valid until/);

test('creates a link with the default expiry, shows it once and lists it', async () => {
  let sent: unknown;
  let links: object[] = [];
  const { user } = renderDialog({
    [LINKS]: () => page(links),
    [CREATE]: ({ body }) => ((sent = body), (links = [link]), { ...link, token: 'secret-token' }),
  });
  expect(await screen.findByText('No links yet.')).toBeInTheDocument();
  expect((await findExpiryField()).value).toMatch(/^1[45]\.01\.2030$/);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText('New link')).toHaveValue('http://localhost/track/secret-token');
  expect(sent).toEqual({ expiresAt: AT + 14 * 86_400 });
  await user.click(screen.getByRole('button', { name: /copy/i }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  const [row] = await screen.findAllByRole('listitem');
  expect(row?.textContent).toMatch(/7KQ2-M9XD.*Active.*Created by planner.*Opened 3 times · last/);
  expect(row?.textContent).not.toContain('secret-token');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});

test('creates a link for a drop, and shows which link shows what', async () => {
  let sent: unknown;
  const drop = { position: 1, kind: 'drop', number: 1, name: 'Kandy Depot' };
  const { user } = renderDialog({
    [LINKS]: () => page([{ ...link, drop }, link, { ...link, state: 'obsolete', actions: [] }]),
    [CREATE]: ({ body }) => ((sent = body), { ...link, drop, token: 'secret-token' }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Shows' }), 'Drop 1 · Kandy Depot');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText('New link')).toHaveValue('http://localhost/track/secret-token');
  expect(sent).toEqual({ expiresAt: AT + 14 * 86_400, stop: 1 });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect([rows[0], rows[1], rows[2]]).toEqual([
    expect.stringContaining('Drop 1 · Kandy Depot'),
    expect.stringContaining('Whole order'),
    expect.stringMatching(/Drop removed(?!.*Whole order)/),
  ]);
});

test('shows API errors of the expiry at the field', async () => {
  const { user } = renderDialog({
    [LINKS]: () => page([]),
    [CREATE]: () => errorReply(422, 'invalid', { fields: { expiresAt: { code: 'tooLate', message: 'x' } } }),
  });
  await findExpiryField();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('At most 90 days from now')).toBeInTheDocument();
});

test('revoking asks for confirmation', async () => {
  const revoked = { ...link, state: 'revoked', revokedAt: AT, actions: [] };
  let items = [link] as object[];
  const { user, calls, notices } = renderDialog({
    [LINKS]: () => page(items),
    [`PATCH orders/${ID}/tracking-links/${link.id}/revoke`]: () => ((items = [revoked]), revoked),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation).toHaveTextContent('The link with the tracking code 7KQ2-M9XD stops working.');
  await user.click(within(confirmation).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  expect(notices).toEqual(['Link revoked']);
});

test('a reader can only view links', async () => {
  renderDialog({ [LINKS]: () => page([{ ...link, actions: [] }], { actions: [] }) });
  expect(await screen.findByText('7KQ2-M9XD')).toBeInTheDocument();
  for (const name of ['Create link', 'Revoke']) expect(screen.queryByRole('button', { name })).toBeNull();
});
