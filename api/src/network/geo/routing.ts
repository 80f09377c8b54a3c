import { z } from 'zod';
import type { Route } from 'shared-contracts/geo';
import { estimatedKm, type Point } from './great-circle.rules.ts';
import { askService, baseOf, remembering, type Server } from './service.ts';

/** `withLine`: answered with the points of the road, else with those asked for. */
type Wish = { excludeTolls?: boolean; withLine?: boolean };
/** Through at least two points. */
export type Routing = (points: readonly Point[], wish?: Wish) => Promise<Route>;

const OsrmAnswer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number().min(0),
        geometry: z
          .object({
            coordinates: z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])).min(2),
          })
          .optional(),
      }),
    )
    .min(1),
});

const km = (value: number) => value.toFixed(3);
const pairs = (points: readonly Point[]) =>
  points.map(([latitude, longitude]): [number, number] => [latitude, longitude]);

const estimated = (points: readonly Point[], isFallback: boolean): Route => ({
  distance: km(estimatedKm(points)),
  points: pairs(points),
  source: 'greatCircle',
  estimated: true,
  isFallback,
});

const parametersOf = ({ excludeTolls, withLine }: Wish) =>
  `${withLine ? 'overview=full&geometries=geojson' : 'overview=false'}&steps=false${excludeTolls ? '&exclude=toll' : ''}`;

/** OSRM wants longitude before latitude and answers metres. */
async function osrm(server: Server, url: string, points: readonly Point[], wish: Wish): Promise<Route> {
  const path = points.map(([latitude, longitude]) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
  const {
    routes: [route],
  } = await askService(server, `${baseOf(url)}/route/v1/driving/${path}?${parametersOf(wish)}`, OsrmAnswer);
  const line = route?.geometry?.coordinates;
  if (!route || (wish.withLine && !line)) throw new Error('The service answers no line');
  return {
    distance: km(route.distance / 1_000),
    points: line ? line.map(([longitude, latitude]) => [latitude, longitude]) : pairs(points),
    source: 'osrm',
    estimated: false,
    isFallback: false,
  };
}

/** Where nobody waits for a service. */
export const asTheCrowFlies: Routing = async (points) => estimated(points, false);

/** How this server finds its way: by an OSRM-compatible service if it has one, else, and when that does not answer, by the great circle. */
export function routingOf(server: Server): Routing {
  const { routingUrl } = server.config;
  if (!routingUrl) return asTheCrowFlies;
  const ask = async ({ points, wish }: { points: readonly Point[]; wish: Wish }): Promise<Route> => {
    try {
      return await osrm(server, routingUrl, points, wish);
    } catch (error) {
      server.log.warn({ err: error }, 'the routing service does not answer: distances are estimated');
      return estimated(points, true);
    }
  };
  const remembered = remembering(ask, {
    now: server.now,
    keyOf: ({ points, wish }) => `${points.join(';')}?${parametersOf(wish)}`,
    sizeOf: ({ points }) => points.length,
  });
  return (points, wish = {}) => remembered({ points, wish });
}
