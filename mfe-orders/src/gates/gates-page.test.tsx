import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GateBooking, GateSchedule } from 'shared-contracts/orders/gate-bookings';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { chooseAction, errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import GatesPage from './gates-page.tsx';
import { findMoveTarget } from './move-target.rules.ts';

/** 08:00 in Colombo, years ahead. */
const START = Date.UTC(2035, 5, 4, 2, 30) / 1_000;
const slots = [0, 1, 2].map((i) => ({ from: START + i * HOUR, to: START + (i + 1) * HOUR, free: i === 0 ? 0 : 1 }));

const booking = (overrides: Partial<GateBooking> = {}): GateBooking => ({
  id: 'booking-1',
  revision: 1,
  gate: { id: 'north', name: 'North' },
  location: { id: 'port', name: 'Port' },
  timeZone: 'Asia/Colombo',
  from: START,
  to: START + HOUR,
  state: 'booked',
  arrivedAt: null,
  leftAt: null,
  isLate: false,
  isOutsideWindow: false,
  stops: [
    {
      order: { id: 'order-1', number: 'O-000104', isVisible: true },
      stop: 0,
      kind: 'pickup',
      organization: 'Ceylon Harvest',
      carrier: 'Serendib',
    },
  ],
  vehicle: 'WP-1234',
  trip: 'T-000001',
  bookedBy: null,
  actions: ['move', 'arrive', 'finish', 'cancel'],
  ...overrides,
});
const gate = { use: 'both', slotMinutes: 60, capacity: 1 } as const;
const schedule: GateSchedule = {
  location: { id: 'port', name: 'Port' },
  timeZone: 'Asia/Colombo',
  day: '2035-06-04',
  gates: [
    { ...gate, id: 'north', name: 'North', slots, bookings: [booking()] },
    {
      ...gate,
      id: 'south',
      name: 'South',
      slots: slots.map((slot) => ({ ...slot, free: 1 })),
      bookings: [
        booking({
          id: 'booking-2',
          gate: { id: 'south', name: 'South' },
          state: 'arrived',
          arrivedAt: START + 20 * MINUTE,
          isLate: true,
          stops: [
            {
              order: { id: 'order-2', number: 'O-000105', isVisible: false },
              stop: 1,
              kind: 'drop',
              organization: 'Others',
              carrier: 'Serendib',
            },
          ],
          actions: ['finish'],
        }),
      ],
    },
  ],
  unbooked: [
    {
      orderId: 'order-3',
      number: 'O-000106',
      stop: 0,
      kind: 'pickup',
      organization: 'Ceylon Harvest',
      windowFrom: START,
      windowTo: null,
    },
  ],
};
const port = { id: 'port', name: 'Port' };

const renderPage = (replies: Replies = {}) =>
  renderScreen(<GatesPage />, {
    url: '/gates',
    path: '/gates',
    replies: {
      'GET locations': () => ({ items: [port], total: 1, page: 1, limit: 100 }),
      'GET locations/:id/gate-schedule': () => schedule,
      ...replies,
    },
  });

const findGate = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows each gate with its slots, bookings and late arrivals', async () => {
  const { baseElement } = renderPage();
  const north = await findGate('North');
  expect(north.getByRole('group', { name: 'O-000104' })).toHaveTextContent('08:00–09:00 · Ceylon Harvest · WP-1234');
  expect(north.getByRole('link', { name: 'O-000104' })).toHaveAttribute('href', '/orders/order-1');
  const south = within((await findGate('South')).getByRole('group', { name: 'O-000105' }));
  expect(south.getByText('Arrived 08:20')).toBeVisible();
  expect(south.getByText('Late')).toBeVisible();
  expect(south.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book 08:00, North' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('moves a booking by keyboard and by dragging, and shows why it could not', async () => {
  const sent: unknown[] = [];
  const { notices } = renderPage({
    'PATCH gate-bookings/:id': ({ path, body }) => {
      sent.push([path, body]);
      return sent.length === 1 ? booking() : errorReply(409, 'slotFull', { params: { gate: 'South' } });
    },
  });
  const card = (await findGate('North')).getByRole('group', { name: 'O-000104' });
  fireEvent.keyDown(card, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(notices).toEqual(['Booking moved']));
  const target = (await findGate('South')).getByRole('button', { name: 'Book 09:00, South' }).closest('li')!;
  fireEvent.dragStart(card);
  fireEvent.drop(target);
  await waitFor(() => expect(notices).toContain('{gate} is full at this time. Choose another slot.'));
  expect(sent).toEqual([
    ['gate-bookings/booking-1', { gateId: 'north', from: START + HOUR }],
    ['gate-bookings/booking-1', { gateId: 'south', from: START + HOUR }],
  ]);
});

test('shows a booking before the opening first, and why a booking can’t be moved further', async () => {
  const early = booking({ from: START - 2 * HOUR, to: START - HOUR });
  const gates = schedule.gates.map((one) => (one.id === 'north' ? { ...one, bookings: [early] } : one));
  const { notices } = renderPage({ 'GET locations/:id/gate-schedule': () => ({ ...schedule, gates }) });
  const [first] = (await findGate('North')).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^06:00O-000104/);
  fireEvent.keyDown(within(first!).getByRole('group', { name: 'O-000104' }), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(notices).toEqual(['{gate} has no earlier slot on this day']));
});

test('books a slot for a stop without one, and records an arrival', async () => {
  const sent: unknown[] = [];
  const { user, notices } = renderPage({
    'POST gate-bookings': ({ body }) => (sent.push(body), booking()),
    'PATCH gate-bookings/:id/state': ({ body }) => (sent.push(body), booking()),
  });
  await user.click((await findGate('North')).getByRole('button', { name: 'Book 09:00, North' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book North, 04.06.2035 09:00' }));
  expect(dialog.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('O-000106 · Ceylon Harvest');
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(notices).toEqual(['Slot booked']));
  await chooseAction(user, 'O-000104', 'Record arrival');
  await waitFor(() => expect(notices).toContain('Booking updated'));
  expect(sent).toEqual([
    { gateId: 'north', from: START + HOUR, stops: [{ orderId: 'order-3', stop: 0 }] },
    { state: 'arrived' },
  ]);
});

test('shows what to do while no location has gates', async () => {
  renderPage({ 'GET locations': () => ({ items: [], total: 0, page: 1, limit: 100 }) });
  expect(await screen.findByText('No gates yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to locations' })).toHaveAttribute('href', '/locations');
});

test('the ends of a day and of the gates have no neighbour', () => {
  const { gates } = schedule;
  const first = { gateId: 'north', from: START };
  expect(findMoveTarget(gates, first, 'earlier')).toBeNull();
  expect(findMoveTarget(gates, first, 'left')).toBeNull();
  expect(findMoveTarget(gates, first, 'right')).toEqual({ gateId: 'south', from: START });
});
