import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { estimatedKm, type Point } from './great-circle.rules.ts';

/** Kilometres with three places; `estimated` when no routing service answered. */
export type Travel = { distance: string; estimated: boolean };
/** At least two points. */
export type Routing = (points: readonly Point[]) => Promise<Travel>;

const ANSWER_WITHIN_MS = 3_000;
const OsrmAnswer = z.object({ code: z.literal('Ok'), routes: z.array(z.object({ distance: z.number().min(0) })).min(1) });

const km = (value: number) => value.toFixed(3);

export const estimate: Routing = async (points) => ({ distance: km(estimatedKm(points)), estimated: true });

/** Any OSRM-compatible service; the estimate when it does not answer in time or at all. */
export function osrm(url: string, onFailure: (error: unknown) => void): Routing {
  const base = url.replace(/\/+$/, '');
  return async (points) => {
    const path = points.map(([latitude, longitude]) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
    try {
      const reply = await fetch(`${base}/route/v1/driving/${path}?overview=false&steps=false`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      const { routes } = OsrmAnswer.parse(await reply.json());
      return { distance: km((routes[0]?.distance ?? 0) / 1000), estimated: false };
    } catch (error) {
      onFailure(error);
      return estimate(points);
    }
  };
}

type Server = { config: Pick<Config, 'routingUrl'>; log: { warn: (details: object, message: string) => void } };

/** How this server measures distances. */
export const routingOf = ({ config, log }: Server): Routing =>
  config.routingUrl ? osrm(config.routingUrl, (error) => log.warn({ err: error }, 'the routing service does not answer: distances are estimated')) : estimate;
