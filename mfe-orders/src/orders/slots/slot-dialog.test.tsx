import { screen, waitFor, within } from '@testing-library/react';
import type { GateSlots, OrderGates } from 'shared-contracts/orders/gate-bookings';
import { HOUR } from 'shared-contracts/values/time';
import { errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import { START } from '../testing/orders.fixtures.ts';
import { SlotDialog } from './slot-dialog.tsx';

const slot = (from: number, free: number, isInWindow: boolean) => ({
  gateId: 'gate-1',
  from,
  to: from + HOUR,
  free,
  isInWindow,
});
const slots: GateSlots = {
  timeZone: 'Asia/Colombo',
  windowFrom: START,
  windowTo: START + 2 * HOUR,
  handlingMinutes: 60,
  gates: [{ id: 'gate-1', name: 'Gate 1' }],
  slots: [slot(START - HOUR, 1, false), slot(START, 1, true), slot(START + HOUR, 0, true)],
};
const gates: OrderGates = { items: [{ stop: 0, booking: null, link: null, actions: ['book', 'link'] }] };

const renderDialog = (replies: Replies = {}) =>
  renderScreen(<SlotDialog orderId="order-1" location="Colombo Port" position={0} onClose={() => undefined} />, {
    replies: {
      'GET orders/:id/gate-bookings': () => gates,
      'GET orders/:id/gate-slots': () => slots,
      ...replies,
    },
  });

test('offers the slots within the window first, and no full ones', async () => {
  const { user, baseElement, notices } = renderDialog({
    'POST gate-bookings': ({ body }) => {
      expect(body).toEqual({ gateId: 'gate-1', from: START, stops: [{ orderId: 'order-1', stop: 0 }] });
      return errorReply(409, 'slotFull', { params: { gate: 'Gate 1' } });
    },
  });
  const inside = (await screen.findByRole('heading', { name: 'Within the time window' })).closest('section')!;
  const [free, full] = within(inside).getAllByRole('button');
  expect(full).toBeDisabled();
  expect(full).toHaveAccessibleName(/, Gate 1, full$/);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(free!);
  expect(free).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Book a slot' }));
  await waitFor(() => expect(notices).toEqual(['{gate} is full at this time. Choose another slot.']));
});

test('creates the link by which a partner books', async () => {
  const { user } = renderDialog({
    'POST orders/:id/gate-links': ({ body }) => {
      expect(body).toEqual({ stop: 0 });
      return { token: 'secret', expiresAt: START };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create booking link' }));
  expect(await screen.findByRole('textbox', { name: 'Booking link' })).toHaveValue('http://localhost/slot/secret');
});
