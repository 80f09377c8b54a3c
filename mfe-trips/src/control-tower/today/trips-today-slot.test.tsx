import { screen } from '@testing-library/react';
import type { TripsToday } from 'shared-contracts/trips/trips-today';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import TripsTodaySlot from './trips-today-slot.tsx';

const [from, to] = [1_795_132_800, 1_795_219_199];
const trip = {
  id: 't-1',
  number: 'T-000132',
  stage: 'transit',
  vehicle: { id: 'v', name: 'WP LK-4521' },
  pickup: 'Port',
  drop: 'Kandy',
  pickAt: from,
  dropAt: to,
  nextStop: null,
  risk: { kind: 'late', severity: 'high' },
} as const;
const today: TripsToday = {
  from,
  to,
  counts: [
    { state: 'unassigned', count: 2 },
    { state: 'assigned', count: 0 },
    { state: 'moving', count: 3 },
    { state: 'done', count: 4 },
  ],
  exceptions: [
    { severity: 'critical', count: 1 },
    { severity: 'high', count: 5 },
    { severity: 'medium', count: 7 },
    { severity: 'low', count: 0 },
  ],
  items: [
    trip,
    { ...trip, id: 't-2', number: 'T-000133', risk: null, nextStop: { name: 'Kandy hub', eta: to, etaLateBy: 600 } },
  ],
};

test('counts the trips of the day and the exceptions, each with a link to its list, and shows the risks', async () => {
  const { container } = renderScreen(
    <main>
      <TripsTodaySlot />
    </main>,
    { user: testUsers.forwarder, replies: { 'GET v1/trips/today': () => today } },
  );
  expect(await screen.findByRole('link', { name: '2 Without vehicle' })).toHaveAttribute(
    'href',
    `/trips?stage=saved&stage=waitingForTrip&pickFrom=${from}&pickTo=${to}`,
  );
  expect(screen.getByRole('link', { name: '6 Urgent exceptions' })).toHaveAttribute(
    'href',
    '/control-tower?severity=critical&severity=high',
  );
  expect(screen.getByRole('link', { name: '7 Other exceptions' })).toHaveAttribute(
    'href',
    '/control-tower?severity=medium&severity=low',
  );
  expect(screen.getByRole('link', { name: 'T-000132 WP LK-4521 · Port → Kandy Late In transit' })).toHaveAttribute(
    'href',
    '/trips/t-1',
  );
  expect(screen.getByRole('link', { name: /T-000133 WP LK-4521 · Kandy hub, expected / })).toBeVisible();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('sends no request for root', () => {
  renderScreen(<TripsTodaySlot />, { user: testUsers.root, replies: {} });
  expect(screen.queryByRole('heading')).toBeNull();
});
