import { z } from 'zod';
import type { Route } from 'shared-contracts/network/geo';
import { estimateRoadKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import { fetchJson, trimTrailingSlash, withCache, type GeoDeps } from './geo-service.ts';
import { fetchRoadTable } from './road-table.ts';
import type { RoadTable } from './travel.rules.ts';

/** `withLine` returns the points along the road instead of the requested ones. */
type RoutingOptions = { excludeTolls?: boolean; withLine?: boolean };
export type Routing = {
  /** Calculates a route through at least two points. */
  (points: readonly Point[], options?: RoutingOptions): Promise<Route>;
  /** Roads between all points. Null if they must be estimated. */
  roads: (points: readonly Point[]) => Promise<RoadTable | null>;
};

const OsrmRouteResponse = z.object({
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

const formatKm = (value: number) => value.toFixed(3);
const toPairs = (points: readonly Point[]) =>
  points.map(([latitude, longitude]): [number, number] => [latitude, longitude]);

const estimateRoute = (points: readonly Point[], isFallback: boolean): Route => ({
  distance: formatKm(estimateRoadKm(points)),
  points: toPairs(points),
  source: 'greatCircle',
  estimated: true,
  isFallback,
});

const toQueryString = ({ excludeTolls, withLine }: RoutingOptions) =>
  `${withLine ? 'overview=full&geometries=geojson' : 'overview=false'}&steps=false${excludeTolls ? '&exclude=toll' : ''}`;

/** OSRM expects longitude before latitude and returns metres. */
async function fetchOsrmRoute(
  deps: GeoDeps,
  url: string,
  points: readonly Point[],
  options: RoutingOptions,
): Promise<Route> {
  const path = points.map(([latitude, longitude]) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
  const {
    routes: [route],
  } = await fetchJson(
    deps,
    `${trimTrailingSlash(url)}/route/v1/driving/${path}?${toQueryString(options)}`,
    OsrmRouteResponse,
  );
  const line = route?.geometry?.coordinates;
  if (!route || (options.withLine && !line)) throw new Error('The service returned no line');
  return {
    distance: formatKm(route.distance / 1_000),
    points: line ? line.map(([longitude, latitude]) => [latitude, longitude]) : toPairs(points),
    source: 'osrm',
    estimated: false,
    isFallback: false,
  };
}

/** Estimates without a service. */
export const greatCircleRouting: Routing = Object.assign(
  async (points: readonly Point[]) => estimateRoute(points, false),
  { roads: async () => null },
);

/** Calculates routes with an OSRM-compatible service, if one is configured, and falls back to an estimate. */
export function createRouting(deps: GeoDeps): Routing {
  const { routingUrl } = deps.config;
  if (!routingUrl) return greatCircleRouting;
  const request = async ({
    points,
    options,
  }: {
    points: readonly Point[];
    options: RoutingOptions;
  }): Promise<Route> => {
    try {
      return await fetchOsrmRoute(deps, routingUrl, points, options);
    } catch (error) {
      deps.log.warn({ err: error }, 'The routing service failed: estimating the distance');
      return estimateRoute(points, true);
    }
  };
  const cachedRequest = withCache(request, {
    now: deps.now,
    keyOf: ({ points, options }) => `${points.join(';')}?${toQueryString(options)}`,
    sizeOf: ({ points }) => points.length,
  });
  return Object.assign((points: readonly Point[], options: RoutingOptions = {}) => cachedRequest({ points, options }), {
    roads: (points: readonly Point[]) => fetchRoadTable(deps, points),
  });
}
