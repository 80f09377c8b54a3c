import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { type Drive, type DrivenStop, toDrives, toUnstartedTrip } from './driver-hours.rules.ts';

/** By road about 52 km apart, which takes 78 minutes at planning speed. */
const places = [0, 1, 2].map((i) => [6.9 + i * 0.36, 79.9] as const);
const LEG = 4_684;
const stop = (place: number, times: Partial<DrivenStop> = {}): DrivenStop => ({
  plannedAt: null,
  arrivedAt: null,
  departedAt: null,
  point: places[place] as DrivenStop['point'],
  ...times,
});
test.each<[string, DrivenStop[], number | null, Drive[]]>([
  ['without times', [stop(0), stop(1)], null, []],
  ['that only begins at a time', [stop(0), stop(1)], 100, [{ fromAt: 100, toAt: 100 + LEG, seconds: LEG }]],
  [
    'that is planned, from its arrivals',
    [stop(0, { plannedAt: 0 }), stop(1, { plannedAt: 3 * HOUR })],
    0,
    [{ fromAt: 3 * HOUR - LEG, toAt: 3 * HOUR, seconds: LEG }],
  ],
  [
    'that is planned by fast roads',
    [stop(0, { plannedAt: 0 }), stop(1, { plannedAt: HOUR })],
    0,
    [{ fromAt: 0, toAt: HOUR, seconds: HOUR }],
  ],
  [
    'that was driven, by the recorded times',
    [stop(0, { plannedAt: 0, departedAt: HOUR }), stop(1, { plannedAt: HOUR, arrivedAt: 4 * HOUR })],
    0,
    [{ fromAt: HOUR, toAt: 4 * HOUR, seconds: 3 * HOUR }],
  ],
  [
    'that rested on the way',
    [stop(0, { departedAt: HOUR }), stop(1, { arrivedAt: 14 * HOUR })],
    0,
    [{ fromAt: 14 * HOUR - LEG, toAt: 14 * HOUR, seconds: LEG }],
  ],
  [
    'that left late, which puts off what follows',
    [
      stop(0, { plannedAt: 0, departedAt: 5 * HOUR }),
      stop(1, { plannedAt: 2 * HOUR }),
      stop(2, { plannedAt: 4 * HOUR }),
    ],
    0,
    [
      { fromAt: 5 * HOUR, toAt: 5 * HOUR + LEG, seconds: LEG },
      { fromAt: 5 * HOUR + LEG, toAt: 5 * HOUR + 2 * LEG, seconds: LEG },
    ],
  ],
])('lists the driving of a trip %s', (_name, stops, startsAt, expected) => {
  expect(toDrives({ startsAt, stops }, 660)).toEqual(expected);
});

test('a trip that is not stored has no recorded times', () => {
  const point = places[0] as DrivenStop['point'];
  expect(toUnstartedTrip({ pickAt: 100, stops: [{ plannedAt: 200, point }] })).toEqual({
    startsAt: 100,
    stops: [{ plannedAt: 200, point, arrivedAt: null, departedAt: null }],
  });
});

test.each<[string, DrivenStop[], number | null, [number, number][]]>([
  [
    'that has arrived and not left, from its arrival',
    [stop(0, { arrivedAt: HOUR, plannedAt: 0 }), stop(1)],
    0,
    [[HOUR, HOUR + LEG]],
  ],
  ['without a start, from its first planned time', [stop(0, { plannedAt: HOUR }), stop(1)], null, [[HOUR, HOUR + LEG]]],
  [
    'that left late but arrives as planned',
    [stop(0, { departedAt: HOUR }), stop(1, { plannedAt: 4 * HOUR })],
    0,
    [[4 * HOUR - LEG, 4 * HOUR]],
  ],
  [
    'that left too late to arrive as planned',
    [stop(0, { departedAt: 3 * HOUR }), stop(1, { plannedAt: 4 * HOUR })],
    0,
    [[3 * HOUR, 3 * HOUR + LEG]],
  ],
  [
    'that leaves when it should arrive already',
    [stop(0, { plannedAt: HOUR }), stop(1, { plannedAt: HOUR })],
    HOUR,
    [[HOUR, HOUR + LEG]],
  ],
  ['that arrives before it left', [stop(0, { departedAt: HOUR }), stop(1, { arrivedAt: 0 })], 0, []],
  ['that arrives when it left', [stop(0, { departedAt: HOUR }), stop(1, { arrivedAt: HOUR })], 0, []],
  ['that arrived early, if it is not known when it left', [stop(0), stop(1, { arrivedAt: HOUR })], 0, [[0, HOUR]]],
  [
    'that arrived late, if it is not known when it left',
    [stop(0), stop(1, { arrivedAt: 4 * HOUR })],
    0,
    [[4 * HOUR - LEG, 4 * HOUR]],
  ],
  [
    'that rested as long as needed',
    [stop(0, { departedAt: 0 }), stop(1, { arrivedAt: 660 * MINUTE + LEG })],
    0,
    [[660 * MINUTE, 660 * MINUTE + LEG]],
  ],
  [
    'that nearly rested',
    [stop(0, { departedAt: 0 }), stop(1, { arrivedAt: 660 * MINUTE + LEG - 1 })],
    0,
    [[0, 660 * MINUTE + LEG - 1]],
  ],
])('drives of a trip %s', (_name, stops, startsAt, expected) => {
  expect(toDrives({ startsAt, stops }, 660).map(({ fromAt, toAt }) => [fromAt, toAt])).toEqual(expected);
});

test('a trip without stops has no driving', () => {
  expect(toDrives({ startsAt: null, stops: [] }, 660)).toEqual([]);
});
