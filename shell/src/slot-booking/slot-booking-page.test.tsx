import { screen, waitFor } from '@testing-library/react';
import type { GateLink } from 'shared-contracts/orders/gate-bookings';
import { HOUR } from 'shared-contracts/values/time';
import { errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import SlotBookingPage from './slot-booking-page.tsx';

const FROM = Date.UTC(2035, 5, 4, 2, 30) / 1_000;
const link: GateLink = {
  brand: 'Ceylon Harvest',
  number: 'O-000104',
  kind: 'pickup',
  location: 'Colombo Port',
  address: '12 Baseline Road, Colombo',
  expiresAt: FROM + 72 * HOUR,
  timeZone: 'Asia/Colombo',
  windowFrom: FROM,
  windowTo: FROM + 2 * HOUR,
  handlingMinutes: 30,
  gates: [{ id: 'gate-1', name: 'Gate 1' }],
  slots: [{ gateId: 'gate-1', from: FROM, to: FROM + HOUR, free: 1, isInWindow: true }],
  booking: null,
  actions: ['book'],
};
const booked: GateLink = {
  ...link,
  booking: { gate: 'Gate 1', gateId: 'gate-1', from: FROM, to: FROM + HOUR, state: 'booked' },
  actions: ['move', 'cancel'],
};

const renderPage = (replies: Replies) =>
  renderScreen(<SlotBookingPage />, { user: null, url: '/slot/secret', path: '/slot/:token', replies });

test('books a slot and shows it with a way to cancel', async () => {
  let current = link;
  const { user, container, notices } = renderPage({
    'GET gate-links/secret': () => current,
    'POST gate-links/secret/bookings': ({ body }) => {
      expect(body).toEqual({ gateId: 'gate-1', from: FROM });
      return (current = booked);
    },
    'PATCH gate-links/secret/cancel': () => (current = link),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Colombo Port' })).toBeInTheDocument();
  expect(screen.getByText('Time window 04.06.2035 08:00 – 04.06.2035 10:00')).toBeVisible();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '08:00, Gate 1' }));
  await user.click(screen.getByRole('button', { name: 'Book slot' }));
  expect(await screen.findByText('Your slot: Gate 1, 04.06.2035 08:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  await user.click((await screen.findAllByRole('button', { name: 'Cancel booking' })).at(-1)!);
  await waitFor(() => expect(notices).toContain('Booking cancelled'));
});

test.each([
  [() => errorReply(404, 'notFound'), 'This link isn’t valid'],
  [() => errorReply(500, 'internal'), 'Slots can’t be loaded at the moment'],
])('says what is wrong', async (reply, title) => {
  renderPage({ 'GET gate-links/secret': reply });
  expect(await screen.findByRole('heading', { name: title }, { timeout: 5_000 })).toBeInTheDocument();
});
