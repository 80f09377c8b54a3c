import { z } from 'zod';
import { Id, pageOf, Paging, UnixTime } from '../common.ts';
import { SERVICE_MEASURES } from '../values/fleet/vehicles.ts';
import { VehicleFileKind } from './vehicles.ts';

export const ExpiringItemQuery = Paging.omit({ search: true }).extend({
  days: z.coerce.number().int().min(0).max(365).default(30),
});
/** Expired and expiring items, soonest first. `kind`: of a document; `name`: of a service. */
export const ExpiringItemPage = pageOf(
  z.object({
    vehicleId: Id,
    registrationPlate: z.string(),
    what: z.enum(['document', 'service']),
    kind: VehicleFileKind.nullable(),
    name: z.string().nullable(),
    at: UnixTime,
    isExpired: z.boolean(),
    /** For a service: the measure that makes it due first, and how much of it is left. */
    by: z.enum(SERVICE_MEASURES).nullable(),
    left: z.int().nullable(),
  }),
);

export type ExpiringItemPage = z.infer<typeof ExpiringItemPage>;
