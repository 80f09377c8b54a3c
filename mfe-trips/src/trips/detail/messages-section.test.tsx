import { act, screen, waitFor } from '@testing-library/react';
import type { TripMessage } from 'shared-contracts/trips/trip-messages';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { buildTrip, pageOf, PICKUP_AT } from '../testing/fixtures.ts';
import { findSection } from '../testing/trip-page.tsx';
import { MessagesSection } from './messages-section.tsx';

const trip = buildTrip({ stage: 'started', driver: { id: 'driver-1', name: 'Sunil Silva' } });
const dispatcher = { ...testUsers.forwarder, organizationId: trip.organization.id };
const message = (overrides: Partial<TripMessage> = {}): TripMessage => ({
  id: 'one',
  key: 'one',
  text: 'Gate 4 is closed',
  author: 'Sunil Silva',
  isFromDriver: true,
  isOwn: false,
  occurredAt: PICKUP_AT,
  ...overrides,
});
const renderSection = (replies: Replies, user = dispatcher) =>
  renderScreen(<MessagesSection trip={trip} />, { user, replies });

test('lists the messages from the oldest, and sends one', async () => {
  const sent = [message()];
  const { user, baseElement } = renderSection({
    'GET trips/:id/messages': () => pageOf(...sent),
    'POST trips/:id/messages': ({ body }) => {
      const { key, text } = body as TripMessage;
      sent.unshift(message({ id: key, key, text, author: 'Dan Perera', isOwn: true, isFromDriver: false }));
      return { key, isRepeated: false };
    },
  });
  const section = await findSection('Messages with the driver');
  expect(await section.findByRole('listitem')).toHaveTextContent(/Sunil Silva.*Gate 4 is closed/);
  expect(section.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(section.getByRole('textbox', { name: 'Message' }), 'Use gate 2');
  await user.click(section.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(section.getAllByRole('listitem')[1]).toHaveTextContent(/Dan Perera.*Use gate 2/));
  expect(section.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('keeps the text when it can’t be sent', async () => {
  const { user, notices } = renderSection({
    'GET trips/:id/messages': () => pageOf(),
    'POST trips/:id/messages': () => errorReply(500, 'internal'),
  });
  expect(await screen.findByText(/Write to Sunil Silva/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Use gate 2');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Use gate 2');
});

/** jsdom has no layout: the test decides when the thread is on the screen. */
class FakeObserver {
  static show: () => void = () => undefined;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    FakeObserver.show = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

test('marks the thread as read once it is on the screen', async () => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  let unread = 2;
  const read: unknown[] = [];
  renderSection({
    'GET trips/:id/messages': () => ({
      ...pageOf(message({ id: 'two', key: 'two', isUnread: unread > 0 }), message({ isUnread: unread > 0 })),
      unread,
    }),
    'POST trips/:id/messages/read': ({ body }) => (read.push(body), (unread = 0), { unread }),
  });
  expect(await screen.findByText('2 unread')).toBeVisible();
  expect(read).toEqual([]);
  act(() => FakeObserver.show());
  await waitFor(() => expect(screen.queryByText('2 unread')).toBeNull());
  expect(read).toEqual([{ messageId: 'two' }]);
});

test('isn’t shown to other organizations', async () => {
  const { calls } = renderSection({}, testUsers.forwarder);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages with the driver' })).toBeNull());
  expect(calls).toEqual([]);
});
