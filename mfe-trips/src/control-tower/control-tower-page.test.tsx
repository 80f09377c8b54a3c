import { screen, waitFor, within } from '@testing-library/react';
import type { TripException } from 'shared-contracts/trips/exceptions';
import { DAY } from 'shared-contracts/values/time';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import ControlTowerPage from './control-tower-page.tsx';

const silent: TripException = {
  id: 'exception-1',
  revision: 1,
  kind: 'gpsSilent',
  severity: 'medium',
  state: 'open',
  trip: { id: 'trip-1', number: 'T-000132' },
  order: null,
  stop: null,
  vehicle: { id: 'vehicle-1', name: 'WP-1234' },
  driver: { id: 'driver-1', name: 'Dinesh Wheel', phone: '+94 77 123 4567' },
  code: null,
  occurredAt: 1_767_261_600,
  detectedAt: 1_767_262_500,
  dueAt: 1_767_266_100,
  owner: null,
  snoozedUntil: null,
  resolvedAt: null,
  resolvedBy: null,
  comments: 2,
  actions: ['assign', 'snooze', 'comment', 'resolve'],
};
const counts = { open: 1, mine: 0, unassigned: 1, overdue: 0, byKind: { gpsSilent: 1 } };
const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/') =>
  renderScreen(<ControlTowerPage />, {
    url,
    user: testUsers.cargoOwner,
    replies: {
      'GET control-tower/exceptions': () => pageOf(silent),
      'GET control-tower/exceptions/counts': () => counts,
      'GET control-tower/exceptions/owners': () => pageOf({ id: 'user-2', name: 'Saman Fernando' }),
      'GET control-tower/exceptions/:id': () => ({ ...silent, timeline: [] }),
      ...replies,
    },
  });

test('lists exceptions with whom to call', async () => {
  const { baseElement } = renderPage();
  expect(await screen.findByRole('cell', { name: 'No GPS signal' })).toBeVisible();
  expect(screen.getByText('T-000132')).toBeVisible();
  expect(screen.getByText('Medium')).toBeVisible();
  expect(screen.getByRole('cell', { name: /01\.01\.2026 \d\d:\d\d/ })).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(screen.getByRole('link', { name: '+94 77 123 4567' })).toHaveAttribute('href', 'tel:+94771234567');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows that there are no exceptions', async () => {
  renderPage({ 'GET control-tower/exceptions': () => pageOf() });
  expect(await screen.findByText('No exceptions')).toBeVisible();
});

test('assigns an exception', async () => {
  let sent: unknown;
  const { user } = renderPage({
    'PATCH control-tower/exceptions/:id': ({ body }) => ((sent = body), { ...silent, timeline: [] }),
  });
  await screen.findByRole('cell', { name: 'No GPS signal' });
  await chooseAction(user, 'T-000132', 'Assign');
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign exception' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Owner' }));
  await user.click(await screen.findByRole('option', { name: 'Saman Fernando' }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent).toEqual({ ownerId: 'user-2' }));
});

test('comments on an exception, and preserves the text when that fails', async () => {
  const { user } = renderPage(
    { 'POST control-tower/exceptions/:id/comments': () => errorReply(500, 'unknown') },
    '/?dialog=comment.exception-1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }));
  await user.type(dialog.getByRole('textbox', { name: 'Comment text' }), 'Called');
  await user.click(dialog.getByRole('button', { name: 'Comment' }));
  expect(dialog.getByRole('textbox', { name: 'Comment text' })).toHaveValue('Called');
});

test('filters by the kinds, the owner and the state in the address, where counters lead', async () => {
  const queries: URLSearchParams[] = [];
  renderPage(
    { 'GET control-tower/exceptions': ({ query }) => (queries.push(query), pageOf(silent)) },
    '/?kind=gpsSilent&kind=late&owner=me&state=snoozed',
  );
  await screen.findByRole('cell', { name: 'No GPS signal' });
  expect([...(queries[0] ?? [])]).toEqual(
    expect.arrayContaining([
      ['kind', 'gpsSilent'],
      ['kind', 'late'],
      ['owner', 'me'],
      ['state', 'snoozed'],
    ]),
  );
});

test('shows earlier comments next to a new one', async () => {
  const comment = { id: 'entry-1', event: 'commented', from: null, to: null, user: 'saman', actor: null };
  const timeline = [{ ...comment, reason: 'Called the driver', occurredAt: 1_767_262_500, recordedAt: 1_767_262_500 }];
  renderPage({ 'GET control-tower/exceptions/:id': () => ({ ...silent, timeline }) }, '/?dialog=comment.exception-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }));
  expect(await dialog.findByText('Called the driver')).toBeVisible();
});

test('reschedules an exception in its cell', async () => {
  let sent: unknown;
  const { user } = renderPage({
    'PATCH control-tower/exceptions/:id': ({ body }) => ((sent = body), { ...silent, timeline: [] }),
  });
  await screen.findByRole('cell', { name: 'No GPS signal' });
  await user.click(screen.getByRole('button', { name: 'Edit Due of T-000132' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Due of T-000132' }));
  const [day] = dialog.getAllByRole('textbox', { name: /Due/ });
  await user.clear(day as HTMLElement);
  await user.type(day as HTMLElement, '02.01.2026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ dueAt: silent.dueAt + DAY }));
});
