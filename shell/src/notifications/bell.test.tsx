import { act, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from 'shared-contracts/identity/notifications';
import type { Language } from 'shared-contracts/values/limits';
import { uiLocales, MessagesProvider } from 'shared-ui';
import { findAccessibilityViolations, errorReply, renderScreen, type ApiCall } from 'shared-ui/testing';
import sinhala from '../../locales/sin.json';
import { openPopover } from '../navigation/testing/open-popover.ts';
import { Bell } from './bell.tsx';

const ORDER = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';
const NOW = Math.trunc(Date.now() / 1000);

const approval: Notification = {
  id: 'n1',
  kind: 'approvalWaiting',
  subjectId: ORDER,
  values: { number: 'O-000104', organization: 'Harvest' },
  createdAt: NOW - 7_300,
  isRead: false,
};
const stage: Notification = {
  id: 'n2',
  kind: 'orderStage',
  subjectId: ORDER,
  values: { number: 'O-000103', stage: 'delivered' },
  createdAt: NOW - 90_000,
  isRead: true,
};

/** Renders the bell with an API that returns these notifications and a live stream that announces new ones. */
function renderBell(items: Notification[], options: Parameters<typeof renderScreen>[1] = {}, element = <Bell />) {
  let notifications = items;
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  const read = (ids: string[]) => {
    notifications = notifications.map((item) => (ids.includes(item.id) ? { ...item, isRead: true } : item));
  };
  const view = renderScreen(element, {
    replies: {
      'GET notifications': ({ query }: ApiCall) => {
        const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
        const matching = query.get('unread') ? notifications.filter(({ isRead }) => !isRead) : notifications;
        return {
          items: matching.slice((page - 1) * limit, page * limit),
          total: matching.length,
          page,
          limit,
          unread: notifications.filter(({ isRead }) => !isRead).length,
        };
      },
      'PATCH notifications/:id/read': ({ path }: ApiCall) => (read([path.split('/')[1] ?? '']), { id: 'n' }),
      'POST notifications/read': () => (read(notifications.map(({ id }) => id)), { read: 1 }),
      'GET live': () => stream.readable,
    },
    ...options,
  });
  const pushNotifications = (next: Notification[]) =>
    act(async () => {
      notifications = next;
      await writer.write(new TextEncoder().encode('data: [{"topic":"notifications","payload":null}]\n\n'));
    });
  return { ...view, pushNotifications };
}
const many = (count: number): Notification[] =>
  Array.from({ length: count }, (_, n) => ({
    ...approval,
    id: `n${n}`,
    values: { number: `O-${n}`, organization: 'Harvest' },
  }));
const bell = (name: string) => screen.findByRole('button', { name });

test.each([
  [[], 'Notifications', ''],
  [[approval, stage], 'Notifications, 1 unread', '1'],
  [many(99), 'Notifications, 99 unread', '99'],
  [many(100), 'Notifications, 100 unread', '99+'],
])('shows the unread count in its label and badge', async (items, name, badge) => {
  renderBell(items);
  expect(await bell(name)).toHaveTextContent(`${name}${badge}`);
});

test('lists notifications with age and unread marks', async () => {
  const { container } = renderBell([approval, stage]);
  const list = openPopover(/^Notifications/);
  const [first, second] = await list.findAllByRole('listitem');
  expect(first).toHaveTextContent('Unread: Order O-000104 from Harvest needs your approval2 hours ago');
  expect(second).toHaveTextContent(/^Order O-000103 is now: Deliveredyesterday$/);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test.each<[Partial<Notification>, string, string | null]>([
  [{ kind: 'approvalWaiting' }, 'Order O-1 from Harvest needs your approval', `/orders/${ORDER}`],
  [
    { kind: 'orderStage', values: { number: 'O-1', stage: 'notDelivered' } },
    'Order O-1 is now: Not delivered',
    `/orders/${ORDER}`,
  ],
  [
    { kind: 'partnerOrder', values: { number: 'O-1', organization: 'Harvest', news: 'received' } },
    'New order O-1 from Harvest',
    `/orders/${ORDER}`,
  ],
  [
    { kind: 'partnerOrder', values: { number: 'O-1', organization: 'Harvest', news: 'withdrawn' } },
    'Harvest has withdrawn order O-1 to change it',
    null,
  ],
  [
    { kind: 'partnerOrder', values: { number: 'O-1', organization: 'Harvest', news: 'cancelled' } },
    'Harvest has cancelled order O-1',
    `/orders/${ORDER}`,
  ],
  [
    {
      kind: 'orderTimesCorrected',
      values: {
        number: 'O-1',
        stop: 'Kandy',
        arrivedAtFrom: '1795000000',
        arrivedAtTo: '1795001200',
        endedAtTo: '1795002000',
      },
    },
    'Times of order O-1 at Kandy were corrected: arrival 18.11.2026 16:36 → 18.11.2026 16:56; end of loading or unloading – → 18.11.2026 17:10',
    `/orders/${ORDER}`,
  ],
  [
    { kind: 'orderComment', values: { number: 'O-1', author: 'Kamala Silva', comment: 'comment-1' } },
    'Kamala Silva mentioned you in a comment on order O-1',
    `/orders/${ORDER}?comment=comment-1`,
  ],
  [
    { kind: 'tripStage', values: { number: 'T-1', stage: 'manualCompleted' } },
    'Trip T-1 is now: Completed manually',
    `/trips/${ORDER}/edit`,
  ],
  [
    { kind: 'tripMessage', values: { number: 'T-1', author: 'Dan', text: 'Use gate 4', to: 'driver' } },
    'Dan about trip T-1: Use gate 4',
    `/driving/${ORDER}`,
  ],
  [
    { kind: 'tripDissolved', subjectId: null, values: { number: 'T-1' } },
    'Trip T-1 was dissolved: it no longer takes place',
    null,
  ],
  [{ kind: 'partnerRequest' }, 'Harvest would like to become your partner', '/partners'],
  [{ kind: 'partnerConfirmed' }, 'Harvest is now your partner', '/partners'],
  [
    { kind: 'contractReview', values: { contract: 'C 7', organization: 'Harvest' } },
    'Contract C 7 from Harvest needs your review',
    `/contracts/${ORDER}`,
  ],
  [
    { kind: 'contractReviewed', values: { contract: 'C 7', organization: 'Harvest', state: 'confirmed' } },
    'Harvest has confirmed contract C 7',
    `/contracts/${ORDER}`,
  ],
  [
    { kind: 'contractReviewed', values: { contract: 'C 7', organization: 'Harvest', state: 'rejected' } },
    'Harvest has rejected contract C 7',
    `/contracts/${ORDER}`,
  ],
  [
    { kind: 'billWaiting', values: { of: 'trip', number: 'T-1' } },
    'The bill for trip T-1 needs your approval',
    `/trips/${ORDER}/edit`,
  ],
  [
    { kind: 'billDecided', values: { of: 'order', number: 'O-1', state: 'sentBack' } },
    'The bill for order O-1 was sent back',
    `/orders/${ORDER}`,
  ],
  [
    { kind: 'billOutdated', values: { of: 'order', number: 'O-1', state: 'approved' } },
    'Times of order O-1 were corrected: it needs a new bill',
    `/orders/${ORDER}`,
  ],
  [{ kind: 'organizationRegistered' }, 'Harvest has registered and needs your review', '/organizations'],
  [
    { kind: 'releaseQuarantined', values: { area: 'mfe-orders', release: '1.2.0' } },
    'Release 1.2.0 of mfe-orders is quarantined',
    '/releases?view=releases',
  ],
  [
    { kind: 'vehicleShared', values: { vehicle: 'WP LK-4521', organization: 'Harvest' } },
    'Harvest shares vehicle WP LK-4521 with you',
    '/vehicles',
  ],
  [
    { kind: 'vehicleUnshared', values: { vehicle: 'WP LK-4521', organization: 'Harvest' } },
    'Harvest no longer shares vehicle WP LK-4521 with you',
    '/vehicles',
  ],
  [
    { kind: 'organizationChange', values: { organization: 'Harvest', state: 'pending' } },
    'Harvest has requested changes to its settings',
    '/organizations',
  ],
  [
    { kind: 'organizationChange', values: { organization: 'Harvest', state: 'merged' } },
    'Your settings changes have been accepted',
    null,
  ],
  [
    { kind: 'organizationChange', values: { organization: 'Harvest', state: 'declined' } },
    'Your settings changes have been declined',
    null,
  ],
  [{ kind: 'weather' as never, values: {} }, 'Reload the page to see this notification.', '/'],
])('renders %j', async (overrides, text, path) => {
  renderBell([{ ...approval, values: { number: 'O-1', organization: 'Harvest' }, ...overrides }]);
  const list = openPopover(/^Notifications/);
  const entry = await list.findByRole(path === null ? 'button' : 'link', {
    name: new RegExp(`^Unread: ${text.replaceAll('.', '\\.')}`),
  });
  expect(entry.getAttribute('href')).toBe(path);
});

test('opens the record and marks the notification as read', async () => {
  const { user, router, calls } = renderBell([approval, stage]);
  await user.click(await openPopover(/^Notifications/).findByRole('link', { name: /O-000104/ }));
  expect(router.state.location.pathname).toBe(`/orders/${ORDER}`);
  expect(calls).toContain('PATCH notifications/n1/read');
});

test('does not mark a read notification again', async () => {
  const { user, calls } = renderBell([stage]);
  await user.click(await openPopover(/^Notifications/).findByRole('link', { name: /O-000103/ }));
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test('marks all as read', async () => {
  const { user } = renderBell(many(3));
  await user.click(await openPopover(/^Notifications/).findByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notifications')).toHaveTextContent(/^Notifications$/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(screen.queryByText('Unread:')).toBeNull();
});

test('announces new notifications, but not those read elsewhere', async () => {
  const { pushNotifications } = renderBell([approval]);
  await bell('Notifications, 1 unread');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pushNotifications(many(3));
  await bell('Notifications, 3 unread');
  expect(screen.getByRole('status')).toHaveTextContent('New notification, 3 unread');
  await pushNotifications(many(2));
  await bell('Notifications, 2 unread');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const list = openPopover(/^Notifications/);
  expect(await list.findAllByRole('listitem')).toHaveLength(2);
  await pushNotifications([...many(2), stage]);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
});

test('loads older notifications on demand', async () => {
  const { user } = renderBell(many(45));
  const list = openPopover(/^Notifications/);
  expect(await list.findAllByRole('listitem')).toHaveLength(20);
  for (const count of [40, 45]) {
    await user.click(list.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count));
  }
  expect(list.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('shows an empty state', async () => {
  renderBell([]);
  expect(await openPopover(/^Notifications/).findByText('No notifications')).toBeInTheDocument();
});

test('retries loading the list', async () => {
  let isDown = true;
  const { user } = renderBell([], {
    replies: {
      'GET notifications': () =>
        isDown ? errorReply(500, 'internal') : { items: [stage], total: 1, page: 1, limit: 20, unread: 0 },
    },
  });
  const list = openPopover(/^Notifications/);
  const retry = await list.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await list.findByRole('link', { name: /O-000103/ })).toBeInTheDocument();
});

test('is translated to Sinhala, including stages', async () => {
  const { default: uiTexts } = await uiLocales.sin();
  renderBell(
    [stage],
    { language: 'sin' satisfies Language },
    <MessagesProvider messages={{ ...uiTexts, ...sinhala }}>
      <Bell />
    </MessagesProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'දැනුම්දීම්' });
  openPopover(/^දැනුම්දීම්/);
  expect(await within(dialog).findByRole('link')).toHaveTextContent('O-000103 ඇණවුමේ වත්මන් අදියර: බෙදාහැරිණි');
});
