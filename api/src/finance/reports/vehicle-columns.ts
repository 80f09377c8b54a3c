import { sql } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import { VEHICLE_DOCUMENT_KINDS, EXPIRY_WARNING_DAYS } from 'shared-contracts/values/fleet/vehicles';
import { METER_READINGS, serviceDueAt } from '../../fleet/public.ts';
import { isRoot } from '../../platform/access/caller.ts';
import type { Joins } from './query-source.ts';

const DAY = 86_400;
/** A service record has no expiry date of its own: the due date belongs to the service. */
const KINDS = VEHICLE_DOCUMENT_KINDS.filter((kind) => kind !== 'serviceRecord');
const expiryOf = (kind: string) => `min(expires_at) filter (where kind = '${kind}') as "${kind}"`;

export const VEHICLE_JOINS: Joins = [
  ['owner', () => sql`join organizations owner on owner.id = vehicles.organization_id`],
  ['vehicle_types', () => sql`join vehicle_types on vehicle_types.id = vehicles.vehicle_type_id`],
  ['drivers', () => sql`left join drivers on drivers.id = vehicles.driver_id`],
  ['driver', () => sql`left join contacts driver on driver.id = drivers.contact_id`],
  [
    'papers',
    () => sql`left join lateral (
    select count(*) as papers, min(expires_at) as soonest, ${sql.raw(KINDS.map(expiryOf).join(', '))}
    from vehicle_files where vehicle_id = vehicles.id and kind in (${sql.raw(KINDS.map((kind) => `'${kind}'`).join(', '))})) papers on true`,
  ],
  [
    'service',
    ({ now }) => sql`left join lateral (
    select service_intervals.name, ${serviceDueAt(now)} as due from vehicle_services
    join service_intervals on service_intervals.id = vehicle_services.service_interval_id
    left join ${METER_READINGS} readings on readings.vehicle_id = vehicle_services.vehicle_id
    where vehicle_services.vehicle_id = vehicles.id order by due, service_intervals.name limit 1) service on true`,
  ],
  // Partners don't see the readings of a shared vehicle.
  [
    'meters',
    ({ caller }) =>
      sql`left join ${METER_READINGS} meters on meters.vehicle_id = vehicles.id and (${sql.lit(isRoot(caller))} or vehicles.organization_id = ${caller.organizationId})`,
  ],
  ['clock', ({ now }) => sql`cross join (select ${now}::bigint as now) clock`],
];

const SOONEST = 'least(papers.soonest, service.due)';
const paper = (kind: (typeof KINDS)[number]) => `papers."${kind}"`;
/** Whole kilometres or hours of what the vehicle shows, which are tenths. */
const meterCell = (meter: 'odometer' | 'engine_hours') => `round(round(meters.${meter}::numeric, 1))::double precision`;

export const VEHICLE_COLUMNS = {
  vehicle: 'vehicles.registration_plate',
  compliance: `case when ${SOONEST} <= clock.now then 'expired' when ${SOONEST} <= clock.now + ${EXPIRY_WARNING_DAYS * DAY} then 'expiring' when papers.papers = 0 then 'missing' else 'valid' end`,
  owner: 'owner.name',
  vehicleType: 'vehicle_types.name',
  driver: 'driver.name',
  isActive: 'vehicles.is_active',
  registrationCertificate: paper('registrationCertificate'),
  revenueLicence: paper('revenueLicence'),
  emissionReport: paper('emissionReport'),
  inspectionReport: paper('inspectionReport'),
  insurance: paper('insurance'),
  fitnessCertificate: paper('fitnessCertificate'),
  acvPass: paper('acvPass'),
  portPermit: paper('portPermit'),
  nextService: 'service.name',
  nextServiceAt: 'service.due',
  odometer: meterCell('odometer'),
  engineHours: meterCell('engine_hours'),
} as const satisfies Partial<Record<ReportColumnId, string>>;
