import type { FastifyInstance } from 'fastify';
import { PlanCheckResult, Suggestions, type PlanCheckInput, type Suggestion } from 'shared-contracts/trips/planner';

export const TRIPS = 300;
const ORDERS = 4;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string) => ({ id: id(number), name });
const MORNING = Date.UTC(2035, 11, 1, 6) / 1_000;
const HOUR = 3_600;

const order = (number: number) => ({
  id: id(1_000 + number),
  number: `O-${900_000 + number}`,
  space: '2.500',
  weight: '600.000',
});
const stop = (place: number, picks: string[], drops: string[]) => ({
  location: {
    ...named(5_000 + place, `Place ${place}`),
    city: 'Kandy',
    latitude: 6 + (place % 40) / 20,
    longitude: 80 + (place % 37) / 30,
  },
  pickOrderIds: picks,
  dropOrderIds: drops,
  arriveAt: MORNING,
  leaveAt: MORNING + HOUR,
  waitMinutes: 0,
  distance: '20.000',
});

function suggestion(orders: ReturnType<typeof order>[], trip: number): Suggestion {
  const ids = orders.map((one) => one.id);
  return {
    zone: named(100 + (trip % 8), `Zone ${trip % 8}`),
    partner: named(2, 'Bench Freight'),
    isBackhaul: false,
    vehicleType: { ...named(10, 'Lorry 17 ft'), icon: 'truck', capacity: { space: '12.000', weight: '4000.000' } },
    orders,
    stops: [stop(trip, ids, []), ...ids.map((one, index) => stop(trip + index + 1, [], [one]))],
    distance: '80.000',
    isDistanceEstimated: true,
    space: '10.000',
    weight: '2400.000',
    utilization: { space: '83.3', weight: '60.0' },
    pickAt: MORNING,
    dropAt: MORNING + 4 * HOUR,
    reasons: [
      { code: 'zone', params: { zone: `Zone ${trip % 8}` } },
      { code: 'onTime', params: { minutes: 45 } },
    ],
  };
}

const suggestions = Suggestions.parse({
  suggestions: Array.from({ length: TRIPS }, (_, trip) =>
    suggestion(
      Array.from({ length: ORDERS }, (__, at) => order(trip * ORDERS + at)),
      trip,
    ),
  ),
  unplaced: [],
});
const orders = new Map(suggestions.suggestions.flatMap((trip) => trip.orders).map((one) => [one.id, one]));

/** The responses of the board: 300 trips of four orders, and the times of any combination. */
export function addRoutes(app: FastifyInstance): void {
  app.post('/api/v2/trips/suggest', () => suggestions);
  app.post<{ Body: PlanCheckInput }>('/api/v2/trips/suggest/check', ({ body: { orderIds } }) =>
    PlanCheckResult.parse({
      suggestion: suggestion(
        orderIds.flatMap((one) => orders.get(one) ?? []),
        0,
      ),
      breaks: [],
    }),
  );
}
