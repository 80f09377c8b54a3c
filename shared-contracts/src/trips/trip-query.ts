import { z } from 'zod';
import { Id, listParam, Paging, sortBy, UnixTime } from '../common.ts';
import { INCIDENT_KINDS } from '../values/finance/dashboards.ts';
import { TRIP_STAGES, TRIP_TYPES } from '../values/trips/trip-stages.ts';

export const optionalTimeParam = UnixTime.or(z.coerce.number().pipe(UnixTime)).optional();

export const TripQuery = Paging.extend({
  stage: listParam(z.enum(TRIP_STAGES)),
  incident: z.enum(INCIDENT_KINDS).optional(),
  /** Defaults to both. */
  type: z.enum(TRIP_TYPES).optional(),
  vehicleId: Id.optional(),
  driverId: Id.optional(),
  /** The vehicle's type, or the requested one. */
  vehicleTypeId: Id.optional(),
  routeZoneId: Id.optional(),
  /** Runs it, bills it, or has a vehicle or order in it. */
  partnerId: Id.optional(),
  orderTypeId: Id.optional(),
  pickLocationId: Id.optional(),
  dropLocationId: Id.optional(),
  pickFrom: optionalTimeParam,
  pickTo: optionalTimeParam,
  dropFrom: optionalTimeParam,
  dropTo: optionalTimeParam,
  sort: sortBy(['number', 'createdAt', 'pickAt', 'dropAt', 'stage']).default('-createdAt'),
});

export type TripQuery = z.infer<typeof TripQuery>;
