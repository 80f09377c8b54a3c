import { measurePlans, objectiveOf, weightsOf } from './objective.rules.ts';

const RATES = { perTrip: 100, perKm: 2, perHour: 20 };
const stop = { locationId: 'l', pickOrderIds: [], dropOrderIds: [], waitMinutes: 0, metres: 0, driveSeconds: 0 };
const plan = (metres: number, seconds: number) => ({
  zoneId: null,
  partnerId: 'p',
  isBackhaul: false,
  vehicleTypeId: 't',
  orderIds: [],
  stops: [
    { ...stop, arriveAt: 1_000, leaveAt: 1_100 },
    { ...stop, arriveAt: 1_200, leaveAt: 1_300 },
    { ...stop, arriveAt: 1_400, leaveAt: 1_000 + seconds },
  ],
  metres,
});

test('measures trips, distance, time, emissions and cost, with those of the emissions', () => {
  const plans = [plan(5_000, 7_200), plan(1_000, 3_600)];
  expect(measurePlans(plans, { ...RATES, perTonneCo2: 80 }, ({ metres }) => metres / 1_000)).toEqual({
    trips: 2,
    metres: 6_000,
    seconds: 10_800,
    emissions: 6,
    cost: 200 + 12 + 60 + 0.48,
  });
  expect(measurePlans([], RATES, () => 0)).toEqual({ trips: 0, metres: 0, seconds: 0, cost: 0, emissions: 0 });
});

const [FEW_TRIPS, SHORT, QUICK] = [
  { trips: 1, metres: 90_000, seconds: 9_000, cost: 0, emissions: 0 },
  { trips: 2, metres: 10_000, seconds: 8_000, cost: 0, emissions: 0 },
  { trips: 3, metres: 20_000, seconds: 5_000, cost: 0, emissions: 0 },
];
test.each([
  ['trips', FEW_TRIPS],
  ['distance', SHORT],
  ['time', QUICK],
] as const)('prefers by %s', (objective, expected) => {
  const weights = weightsOf(objective, RATES);
  const sorted = [SHORT, QUICK, FEW_TRIPS, SHORT].toSorted((a, b) => objectiveOf(a, weights) - objectiveOf(b, weights));
  expect(sorted[0]).toBe(expected);
});

test('the objective by cost is the cost', () => {
  const figures = measurePlans([plan(5_000, 7_200)], RATES, () => 7);
  expect(objectiveOf(figures, weightsOf('cost', RATES))).toBeCloseTo(figures.cost, 9);
});
