import { NO_STAMPS } from '../stages/stop-stamps.rules.ts';
import { sumAmounts, type TimedOrder, type TimedStop, toOrderTiming } from './order-timing.rules.ts';

/** Unix seconds of a time on one day. */
const at = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
};
const NOW = at('14:00');
const ORDER: TimedOrder = {
  stage: 'unloading',
  stageChangedAt: at('13:45'),
  pickupFrom: at('08:00'),
  pickupTo: at('09:00'),
  deliveryFrom: at('12:00'),
  deliveryTo: at('13:00'),
  loadingMinutes: 45,
  unloadingMinutes: 20,
  currency: 'LKR',
};
const PORT = { id: 'port', name: 'Port', city: 'Colombo' };
const KANDY = { id: 'kandy', name: 'Depot', city: 'Kandy' };
const NOTHING_OF_ITS_OWN = { windowFrom: null, windowTo: null, handlingMinutes: null };
const pickup = (stamps: Partial<TimedStop> = {}): TimedStop => ({
  ...NO_STAMPS,
  ...NOTHING_OF_ITS_OWN,
  kind: 'pickup',
  position: 0,
  location: PORT,
  ...stamps,
});
const drop = (stamps: Partial<TimedStop> = {}): TimedStop => ({
  ...NO_STAMPS,
  ...NOTHING_OF_ITS_OWN,
  kind: 'drop',
  position: 1,
  location: KANDY,
  ...stamps,
});
const PICKED = pickup({
  arrivedAt: at('07:50'),
  startedAt: at('08:10'),
  endedAt: at('09:40:30'),
  departedAt: at('09:40:59'),
  inferred: ['startedAt'],
});
const REACHED = drop({ arrivedAt: at('13:30:59') });
const TERMS = { loading: { freeMinutes: 60, ratePerHour: '600.00' } };

const timingOf = (order: Partial<TimedOrder>, stops: TimedStop[], terms: Parameters<typeof toOrderTiming>[2] = TERMS) =>
  toOrderTiming({ ...ORDER, ...order }, stops, terms, NOW);

test('compares the planned and actual times of each stop', () => {
  expect(timingOf({}, [PICKED, REACHED])).toEqual({
    stage: 'unloading',
    stops: [
      {
        position: 0,
        kind: 'pickup',
        location: PORT,
        plannedFrom: at('08:00'),
        plannedTo: at('09:00'),
        arrival: { at: at('07:50'), isInferred: false },
        start: { at: at('08:10'), isInferred: true },
        end: { at: at('09:40:30'), isInferred: false },
        departure: { at: at('09:40:59'), isInferred: false },
        lateMinutes: 0,
        dwellMinutes: 100,
        freeMinutes: 60,
        chargedMinutes: 40,
        amount: '400.00',
      },
      {
        position: 1,
        kind: 'drop',
        location: KANDY,
        plannedFrom: at('12:00'),
        plannedTo: at('13:00'),
        arrival: { at: at('13:30:59'), isInferred: false },
        start: null,
        end: null,
        departure: null,
        lateMinutes: 30,
        dwellMinutes: 29,
        freeMinutes: null,
        chargedMinutes: 0,
        amount: null,
      },
    ],
    summary: {
      dwellMinutes: 129,
      chargedMinutes: 40,
      amount: '400.00',
      currency: 'LKR',
      lateMinutes: 30,
      transitMinutes: 230,
    },
  });
});

test('has no actual times before arrival', () => {
  const { stops, summary } = timingOf({ stage: 'started' }, [pickup(), drop()], { standard: TERMS.loading });
  for (const stop of stops)
    expect(stop).toMatchObject({
      arrival: null,
      lateMinutes: null,
      dwellMinutes: null,
      chargedMinutes: null,
      amount: null,
    });
  expect(summary).toEqual({
    dwellMinutes: 0,
    chargedMinutes: 0,
    amount: null,
    currency: 'LKR',
    lateMinutes: null,
    transitMinutes: null,
  });
});

test.each([
  ['started', 29],
  ['transit', 29],
  ['delayed', 29],
  ['delivered', 14],
  ['notDelivered', 14],
  ['billed', 14],
] as const)('a stop without departure of an order in %s has taken %i minutes', (stage, minutes) => {
  expect(timingOf({ stage }, [PICKED, REACHED]).stops[1]?.dwellMinutes).toBe(minutes);
});

test('without a window, nothing is late and free time starts on arrival', () => {
  const { stops, summary } = timingOf({ deliveryFrom: null, deliveryTo: null }, [pickup(), REACHED]);
  expect(stops[1]).toMatchObject({ plannedFrom: null, plannedTo: null, lateMinutes: null, dwellMinutes: 29 });
  expect(summary.lateMinutes).toBeNull();
});

test.each([
  ['is on its way', [PICKED, drop()], null],
  ['is still at the pickup', [{ ...PICKED, departedAt: null }, REACHED], null],
  ['has passed a drop', [PICKED, { ...REACHED, departedAt: at('13:40') }, { ...drop(), position: 2 }], null],
  ['has arrived', [PICKED, { ...REACHED, arrivedAt: at('09:42:58') }], 1],
  ['has stamps that contradict each other', [PICKED, { ...REACHED, arrivedAt: at('09:00') }], 0],
  ['has no stops', [], null],
])('the transit time of an order that %s is %s', (_case, stops, minutes) => {
  expect(timingOf({}, stops).summary.transitMinutes).toBe(minutes);
});

test('adds up the known amounts', () => {
  expect(sumAmounts(['0.10', null, '0.20'])).toBe('0.30');
  expect(sumAmounts([null])).toBeNull();
});
