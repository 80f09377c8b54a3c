import { act, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from 'shared-contracts/notifications';
import type { Language } from 'shared-contracts/values/limits';
import { uiLocales, WithTexts } from 'shared-ui';
import { accessibilityFaults, refuse, renderScreen, type Call } from 'shared-ui/testing';
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

/** The API with these notifications, and a stream to tell that there are others. */
function given(items: Notification[], more: Parameters<typeof renderScreen>[1] = {}, screenShown = <Bell />) {
  let bells = items;
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  const read = (ids: string[]) => {
    bells = bells.map((bell) => (ids.includes(bell.id) ? { ...bell, isRead: true } : bell));
  };
  const view = renderScreen(screenShown, {
    replies: {
      'GET notifications': ({ query }: Call) => {
        const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
        const shown = query.get('unread') ? bells.filter(({ isRead }) => !isRead) : bells;
        return {
          items: shown.slice((page - 1) * limit, page * limit),
          total: shown.length,
          page,
          limit,
          unread: bells.filter(({ isRead }) => !isRead).length,
        };
      },
      'PATCH notifications/:id/read': ({ path }: Call) => (read([path.split('/')[1] ?? '']), { id: 'n' }),
      'POST notifications/read': () => (read(bells.map(({ id }) => id)), { read: 1 }),
      'GET live': () => stream.readable,
    },
    ...more,
  });
  const arrive = (next: Notification[]) =>
    act(async () => {
      bells = next;
      await writer.write(new TextEncoder().encode('data: [{"topic":"notifications","payload":null}]\n\n'));
    });
  return { ...view, arrive };
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
])('says in words and in a figure how much is unread', async (items, name, figure) => {
  given(items);
  expect(await bell(name)).toHaveTextContent(`${name}${figure}`);
});

test('opened, it tells what happened, how long ago, and what is unread', async () => {
  const { container } = given([approval, stage]);
  const list = openPopover(/^Notifications/);
  const [first, second] = await list.findAllByRole('listitem');
  expect(first).toHaveTextContent('Unread: Order O-000104 of Harvest waits for your approval2 hours ago');
  expect(second).toHaveTextContent(/^Order O-000103 is now: Deliveredyesterday$/);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each<[Partial<Notification>, string, string | null]>([
  [{ kind: 'approvalWaiting' }, 'Order O-1 of Harvest waits for your approval', `/orders/${ORDER}`],
  [
    { kind: 'orderStage', values: { number: 'O-1', stage: 'notDelivered' } },
    'Order O-1 is now: Not delivered',
    `/orders/${ORDER}`,
  ],
  [
    { kind: 'tripStage', values: { number: 'T-1', stage: 'manualCompleted' } },
    'Trip T-1 is now: Completed manually',
    `/trips/${ORDER}/edit`,
  ],
  [{ kind: 'partnerRequest' }, 'Harvest would like to become your partner', '/partners'],
  [{ kind: 'partnerConfirmed' }, 'Harvest is now your partner', '/partners'],
  [
    { kind: 'contractReview', values: { contract: 'C 7', organization: 'Harvest' } },
    'Contract C 7 of Harvest waits for your review',
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
    'The bill of trip T-1 waits for your approval',
    `/trips/${ORDER}/edit`,
  ],
  [
    { kind: 'billDecided', values: { of: 'order', number: 'O-1', state: 'sentBack' } },
    'The bill of order O-1 was sent back',
    `/orders/${ORDER}`,
  ],
  [{ kind: 'organizationRegistered' }, 'Harvest has registered and waits to be accepted', '/organizations'],
  [
    { kind: 'releaseQuarantined', values: { area: 'mfe-orders', release: '1.2.0' } },
    'Release 1.2.0 of mfe-orders failed too often and is quarantined',
    '/releases?view=releases',
  ],
  [
    { kind: 'vehicleShared', values: { vehicle: 'WP LK-4521', organization: 'Harvest' } },
    'Harvest shares vehicle WP LK-4521 with you',
    '/vehicles',
  ],
  [
    { kind: 'vehicleUnshared', values: { vehicle: 'WP LK-4521', organization: 'Harvest' } },
    'Harvest has taken back vehicle WP LK-4521',
    '/vehicles',
  ],
  [
    { kind: 'organizationChange', values: { organization: 'Harvest', state: 'pending' } },
    'Harvest asks to change its settings',
    '/organizations',
  ],
  [
    { kind: 'organizationChange', values: { organization: 'Harvest', state: 'merged' } },
    'The changes of your settings are in force',
    null,
  ],
  [
    { kind: 'organizationChange', values: { organization: 'Harvest', state: 'declined' } },
    'The changes of your settings were declined',
    null,
  ],
  [
    { kind: 'weather' as never, values: {} },
    'Something happened that this page does not know yet. Reload it to see more.',
    '/',
  ],
])('%j', async (more, words, path) => {
  given([{ ...approval, values: { number: 'O-1', organization: 'Harvest' }, ...more }]);
  const list = openPopover(/^Notifications/);
  const entry = await list.findByRole(path === null ? 'button' : 'link', {
    name: new RegExp(`^Unread: ${words.replaceAll('.', '\\.')}`),
  });
  expect(entry.getAttribute('href')).toBe(path);
});

test('a click goes to the record and marks it read', async () => {
  const { user, router, calls } = given([approval, stage]);
  await user.click(await openPopover(/^Notifications/).findByRole('link', { name: /O-000104/ }));
  expect(router.state.location.pathname).toBe(`/orders/${ORDER}`);
  expect(calls).toContain('PATCH notifications/n1/read');
});

test('what was read is not marked again', async () => {
  const { user, calls } = given([stage]);
  await user.click(await openPopover(/^Notifications/).findByRole('link', { name: /O-000103/ }));
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test('all are marked as read at once', async () => {
  const { user } = given(many(3));
  await user.click(await openPopover(/^Notifications/).findByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notifications')).toHaveTextContent(/^Notifications$/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(screen.queryByText('Unread:')).toBeNull();
});

test('a new one is counted and announced, one that was read elsewhere only counted', async () => {
  const { arrive } = given([approval]);
  await bell('Notifications, 1 unread');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await arrive(many(3));
  await bell('Notifications, 3 unread');
  expect(screen.getByRole('status')).toHaveTextContent('New notification, 3 unread');
  await arrive(many(2));
  await bell('Notifications, 2 unread');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const list = openPopover(/^Notifications/);
  expect(await list.findAllByRole('listitem')).toHaveLength(2);
  await arrive([...many(2), stage]);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
});

test('older ones are shown on demand', async () => {
  const { user } = given(many(45));
  const list = openPopover(/^Notifications/);
  expect(await list.findAllByRole('listitem')).toHaveLength(20);
  for (const shown of [40, 45]) {
    await user.click(list.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(shown));
  }
  expect(list.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('nothing to tell', async () => {
  given([]);
  expect(await openPopover(/^Notifications/).findByText('No notifications')).toBeInTheDocument();
});

test('a list that does not come can be asked for again', async () => {
  let isDown = true;
  const { user } = given([], {
    replies: {
      'GET notifications': () =>
        isDown ? refuse(500, 'internal') : { items: [stage], total: 1, page: 1, limit: 20, unread: 0 },
    },
  });
  const list = openPopover(/^Notifications/);
  const again = await list.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await list.findByRole('link', { name: /O-000103/ })).toBeInTheDocument();
});

test('Sinhala has words of its own, for stages too', async () => {
  const { default: kit } = await uiLocales.sin();
  given(
    [stage],
    { language: 'sin' satisfies Language },
    <WithTexts texts={{ ...kit, ...sinhala }}>
      <Bell />
    </WithTexts>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'දැනුම්දීම්' });
  openPopover(/^දැනුම්දීම්/);
  expect(await within(dialog).findByRole('link')).toHaveTextContent('O-000103 ඇණවුමේ වත්මන් අදියර: බෙදාහැරිණි');
});
