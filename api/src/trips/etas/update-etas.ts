import { MINUTE_MS } from 'shared-contracts/values/time';
import { createRouting, type Routing } from '../../network/public.ts';
import { estimateTripArrivals, listVisitsUnderWay, MAX_POSITION_AGE, toBreaks } from '../../orders/public.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { announceArrivals } from './announce-arrivals.ts';
import { findLateBy } from './late-by.rules.ts';
import { listLocatedTrips, replaceEtas, type StopEta } from './stop-etas.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'trips.etas': NoJobData;
  }
}

type EtaServices = Pick<Services, 'db' | 'now' | 'jobs' | 'config'> & Parameters<typeof createRouting>[0];

const routings = new WeakMap<Services['jobs'], Routing>();

/** One per process, because it caches the legs between stops. */
function routingOf(services: EtaServices): Routing {
  const routing = routings.get(services.jobs) ?? createRouting(services);
  routings.set(services.jobs, routing);
  return routing;
}

async function estimateEtas(db: Db, routing: Routing, now: number): Promise<StopEta[]> {
  const trips = await listLocatedTrips(db, now - MAX_POSITION_AGE);
  const visits = await listVisitsUnderWay(
    db,
    trips.map(({ id }) => id),
  );
  const visitsByTrip = Map.groupBy(visits, ({ tripId }) => tripId);
  const etas: StopEta[] = [];
  for (const { id: tripId, ...position } of trips) {
    const ahead = visitsByTrip.get(tripId) ?? [];
    for (const stop of await estimateTripArrivals(routing, position, ahead, now, toBreaks(position))) {
      const [visit] = stop.visits;
      if (!visit || stop.eta === null) continue;
      const lateBy = findLateBy(
        stop.eta,
        stop.visits.map(({ windowTo }) => windowTo),
      );
      etas.push({ tripId, position: visit.position, eta: stop.eta, lateBy });
    }
  }
  return etas;
}

/** Estimates the arrivals of running trips every minute, so that lists only have to read them. */
export const etaUpdate = periodicJob('trips.etas', MINUTE_MS, async (services: EtaServices) => {
  const { db, now } = services;
  const etas = await estimateEtas(db, routingOf(services), now());
  await inTransaction(db, async (tx) => {
    await replaceEtas(tx, etas);
    await announceArrivals(tx, now());
  });
});
