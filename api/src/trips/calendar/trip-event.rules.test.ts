import fc from 'fast-check';
import { HOUR } from 'shared-contracts/values/time';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { toTripEvent, type CalendarTrip } from './trip-event.rules.ts';

const AT = Date.UTC(2026, 10, 20, 20) / 1_000;
const stop = {
  position: 0,
  location: 'Port',
  city: 'Colombo',
  kind: 'pickup' as const,
  number: 'O-1',
  plannedAt: null,
  windowFrom: AT,
  windowTo: AT + HOUR,
};
const trip: CalendarTrip = {
  id: '1',
  number: 'T-7',
  reference: 'REF',
  revision: 3,
  createdAt: 5,
  stage: 'vehicleAssigned',
  pickAt: AT,
  dropAt: AT + 6 * HOUR,
  vehicle: 'WP-1',
  driver: null,
  stops: [
    stop,
    { ...stop, number: 'O-2' },
    { ...stop, position: 1, location: 'Hatton', city: null, kind: 'drop', plannedAt: AT + 6 * HOUR },
  ],
};
const reader = { language: 'en' as const, timeZone: 'Europe/Rome', publicUrl: 'https://x.example' };

test('contains stops with times in the reader’s zone, and with the date if it differs', () => {
  expect(toTripEvent(trip, reader)).toEqual({
    uid: 'trip-1@consign',
    changedAt: 5,
    sequence: 3,
    from: AT,
    to: AT + 6 * HOUR,
    summary: 'Trip T-7 · Port – Hatton',
    location: 'Port, Colombo',
    description: 'Vehicle: WP-1\nREF\n21:00–22:00 Pickup: Port, Colombo (O-1, O-2)\n21 Nov 03:00 Drop: Hatton (O-1)',
    url: 'https://x.example/trips/1',
    status: 'CONFIRMED',
  });
});

test.each([
  ['waitingForTrip', 'TENTATIVE'],
  ['cancelled', 'CANCELLED'],
  ['completed', 'CONFIRMED'],
] as const)('shows %s as %s', (stage, status) => expect(toTripEvent({ ...trip, stage }, reader).status).toBe(status));

test('every event has a length, also without stops or an end', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 0, max: 2 * AT })), fc.constantFrom(...LANGUAGES), (dropAt, language) => {
      const event = toTripEvent({ ...trip, dropAt, stops: [] }, { ...reader, language });
      expect(event.to).toBeGreaterThan(event.from);
      expect(event.summary).not.toContain('{');
    }),
  );
});

test.each<[string, Partial<CalendarTrip>, object]>([
  [
    'people and no vehicle',
    { vehicle: null, driver: 'Nimal', reference: null, stops: [] },
    { description: 'Driver: Nimal', summary: 'Trip T-7', location: '' },
  ],
  ['an empty reference', { reference: '', stops: [] }, { description: 'Vehicle: WP-1' }],
  ['no end', { dropAt: null }, { to: AT + HOUR }],
  ['an end right after its start', { dropAt: AT + 60 }, { to: AT + HOUR / 4 }],
  [
    'a round, and a place without a city',
    {
      stops: [
        { ...stop, city: null },
        { ...stop, position: 1, kind: 'drop' },
      ],
    },
    { summary: 'Trip T-7 · Port', location: 'Port' },
  ],
  [
    'stops without one of their times, or any',
    {
      vehicle: null,
      reference: null,
      stops: [
        { ...stop, windowTo: null },
        { ...stop, position: 1, windowFrom: null },
        { ...stop, position: 2, windowFrom: null, windowTo: null },
      ],
    },
    {
      description: '21:00 Pickup: Port, Colombo (O-1)\n22:00 Pickup: Port, Colombo (O-1)\nPickup: Port, Colombo (O-1)',
    },
  ],
])('shows a trip with %s', (_what, changes, expected) =>
  expect(toTripEvent({ ...trip, ...changes }, reader)).toMatchObject(expected),
);
