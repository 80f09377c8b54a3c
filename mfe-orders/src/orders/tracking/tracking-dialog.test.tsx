import { screen, within } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { TrackingDialog } from './tracking-dialog.tsx';

const AT = 1_893_456_000; // 01.01.2030 in UTC
const ID = '11111111-1111-4111-8111-111111111111';
const LINKS = `GET orders/${ID}/tracking-links`;
const MAKE = `POST orders/${ID}/tracking-links`;
const link = {
  id: '22222222-2222-4222-8222-222222222222',
  code: '7KQ2-M9XD',
  state: 'active',
  createdBy: 'planner',
  createdAt: AT,
  expiresAt: AT + 86_400,
  revokedAt: null,
  opened: 3,
  lastOpenedAt: AT + 60,
  actions: ['revoke'],
};
const page = (items: object[], more: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  usualExpiry: AT + 14 * 86_400,
  latestExpiry: AT + 90 * 86_400,
  actions: ['make'],
  ...more,
});

const open = (replies: Replies) =>
  renderScreen(<TrackingDialog order={{ id: ID, number: 'O-000001' }} onClose={() => undefined} />, {
    user: as.cargoOwner,
    replies,
  });
const until = () => screen.findByLabelText<HTMLInputElement>(/^Works until/);

test('a link is made until the usual day, shown once, and stands in the list from then on', async () => {
  let sent: unknown;
  let made: object[] = [];
  const { user } = open({
    [LINKS]: () => page(made),
    [MAKE]: ({ body }) => ((sent = body), (made = [link]), { ...link, token: 'secret-token' }),
  });
  expect(await screen.findByText('There is no link yet.')).toBeInTheDocument();
  expect((await until()).value).toMatch(/^1[45]\.01\.2030$/);
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByLabelText('New link')).toHaveValue('http://localhost/track/secret-token');
  expect(sent).toEqual({ expiresAt: AT + 14 * 86_400 });
  await user.click(screen.getByRole('button', { name: /copy/i }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  const [row] = await screen.findAllByRole('listitem');
  expect(row?.textContent).toMatch(/7KQ2-M9XD.*Works.*Made by planner.*Opened 3 times · last/);
  expect(row?.textContent).not.toContain('secret-token');
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('an end that the server refuses is told at the field', async () => {
  const { user } = open({
    [LINKS]: () => page([]),
    [MAKE]: () => refuse(422, 'invalid', { fields: { expiresAt: { code: 'tooLate', message: 'x' } } }),
  });
  await until();
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByText('At most 90 days from now')).toBeInTheDocument();
});

test('revoking asks first', async () => {
  const revoked = { ...link, state: 'revoked', revokedAt: AT, actions: [] };
  let items = [link] as object[];
  const { user, calls, notices } = open({
    [LINKS]: () => page(items),
    [`PATCH orders/${ID}/tracking-links/${link.id}/revoke`]: () => ((items = [revoked]), revoked),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent('Whoever has the link with the tracking code 7KQ2-M9XD sees nothing any more.');
  await user.click(within(asked).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  expect(notices).toEqual(['Link revoked']);
});

test('who only reads sees the links and changes none', async () => {
  open({ [LINKS]: () => page([{ ...link, actions: [] }], { actions: [] }) });
  expect(await screen.findByText('7KQ2-M9XD')).toBeInTheDocument();
  for (const name of ['Make link', 'Revoke']) expect(screen.queryByRole('button', { name })).toBeNull();
});
