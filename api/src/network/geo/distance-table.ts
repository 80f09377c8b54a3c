import { z } from 'zod';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { fetchJson, trimTrailingSlash, type GeoDeps } from './geo-service.ts';

/** The usual limit of an OSRM server. */
const MAX_POINTS = 100;

const OsrmTableResponse = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.number().min(0).nullable())),
});

/**
 * Road distances in metres between all points, from an OSRM-compatible service.
 * @returns null without a service, when it fails, or for too many points: distances must be estimated then
 */
export async function fetchDistanceTable(deps: GeoDeps, points: readonly Point[]): Promise<(number | null)[][] | null> {
  const { routingUrl } = deps.config;
  if (!routingUrl || points.length < 2 || points.length > MAX_POINTS) return null;
  const path = points.map(([latitude, longitude]) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
  try {
    return (
      await fetchJson(
        deps,
        `${trimTrailingSlash(routingUrl)}/table/v1/driving/${path}?annotations=distance`,
        OsrmTableResponse,
      )
    ).distances;
  } catch (error) {
    deps.log.warn({ err: error }, 'The routing service failed: estimating distances');
    return null;
  }
}
