import { z } from 'zod';
import type { Point } from './great-circle.rules.ts';
import { askService, baseOf, type Server } from './service.ts';

/** What a routing service usually answers at once. */
const MOST_PLACES = 100;

const TableAnswer = z.object({ code: z.literal('Ok'), distances: z.array(z.array(z.number().min(0).nullable())) });

/**
 * Metres by road from every place to every other one, by an OSRM-compatible service.
 * @returns null when the server has none, it does not answer, or there are too many places: then distances are estimated
 */
export async function distanceTable(server: Server, points: readonly Point[]): Promise<(number | null)[][] | null> {
  const { routingUrl } = server.config;
  if (!routingUrl || points.length < 2 || points.length > MOST_PLACES) return null;
  const path = points.map(([latitude, longitude]) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
  try {
    return (
      await askService(server, `${baseOf(routingUrl)}/table/v1/driving/${path}?annotations=distance`, TableAnswer)
    ).distances;
  } catch (error) {
    server.log.warn({ err: error }, 'the routing service does not answer: distances are estimated');
    return null;
  }
}
