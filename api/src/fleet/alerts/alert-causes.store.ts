import { type RawBuilder, sql } from 'kysely';
import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import { VEHICLE_DOCUMENT_KINDS } from 'shared-contracts/values/fleet/vehicles';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { isDriverBlocked } from '../drivers/is-driver-blocked.ts';
import { DEFAULT_RULES } from './alert-rule.rules.ts';
import { METER_READINGS } from '../vehicles/meters/meter-readings.store.ts';
import { RECORDING_GRACE } from '../vehicles/services/service.rules.ts';
import { DOCUMENT_STEPS, MAX_SILENCE, SERVICE_MARGINS, SERVICE_STEPS } from './alert.rules.ts';

/** Selects organization_id, kind, severity, vehicle_id, driver_id, occurrence, params, due_at and occurred_at. */
export type AlertSource = {
  kinds: readonly AlertKind[];
  /** Limits the result to alerts about these vehicles; all by default. */
  vehicleIds?: readonly string[];
  selectCauses: (now: number) => RawBuilder<unknown>;
};

const SEVERITIES: Readonly<Record<number, string>> = { 30: 'info', 7: 'warning', 0: 'critical' };

/** The last step that is reached, with the severity and the time of it; rows without a reached step are left out. */
const selectSteps = (items: RawBuilder<unknown>, steps: readonly number[], now: number) => sql`
  select item.organization_id, item.kind, step.severity, item.vehicle_id, item.driver_id,
    concat_ws('/', item.name, item.due_at, step.days) as occurrence, item.params, item.due_at,
    item.due_at - step.days * ${sql.lit(DAY)} as occurred_at
  from (${items}) item
  join lateral (
    select days, severity
    from unnest(${steps}::bigint[], ${steps.map((days) => SEVERITIES[days])}::text[]) as steps (days, severity)
    where item.due_at - days * ${sql.lit(DAY)} <= ${now}
    order by days limit 1
  ) step on true`;

const until = (steps: readonly number[], now: number) => now + Math.max(...steps) * DAY;

const selectVehicleDocuments = (now: number) => sql`
  select v.organization_id, 'documentExpires' as kind, v.id as vehicle_id, null::uuid as driver_id, f.kind as name,
    jsonb_build_object('document', f.kind) as params, f.expires_at as due_at
  from vehicle_files f
  join vehicles v on v.id = f.vehicle_id and v.is_active
  where f.expires_at <= ${until(DOCUMENT_STEPS, now)} and f.kind = any(${VEHICLE_DOCUMENT_KINDS}::text[])`;

const selectDriverDates = (column: string, kind: AlertKind, document: string | null, now: number) => sql`
  select drivers.organization_id, ${kind}::text as kind, null::uuid as vehicle_id, drivers.id as driver_id,
    ${document ?? 'licence'}::text as name, jsonb_strip_nulls(jsonb_build_object('document', ${document}::text)) as params,
    ${sql.ref(`drivers.${column}`)} as due_at
  from drivers
  left join users on users.id = drivers.user_id
  where not ${isDriverBlocked} and ${sql.ref(`drivers.${column}`)} <= ${until(DOCUMENT_STEPS, now)}`;

const selectDocuments = (now: number) => sql`
  ${selectVehicleDocuments(now)}
  union all ${selectDriverDates('policeReportExpiresAt', 'documentExpires', 'policeReport', now)}
  union all ${selectDriverDates('healthReportExpiresAt', 'documentExpires', 'healthReport', now)}
  union all ${selectDriverDates('licenseExpiresAt', 'licenceExpires', null, now)}`;

const DUE_BY_DAYS = sql`s.last_service_at + i.days::bigint * ${sql.lit(DAY)}`;

/** Compares the last service instead of the due date, so that each interval uses the index on the last services. */
const selectServicesByDays = (now: number, isChosen: RawBuilder<unknown>) => sql`
  select v.organization_id, v.id as vehicle_id, i.id as interval_id, ${DUE_BY_DAYS} as days_due_at,
    case when ${DUE_BY_DAYS} <= ${now} then 0 else ${sql.lit(Math.max(...SERVICE_STEPS))} end as step,
    jsonb_build_object('service', i.name) as params, ${DUE_BY_DAYS} as due_at
  from service_intervals i
  join vehicle_services s on s.service_interval_id = i.id
    and s.last_service_at <= ${until(SERVICE_STEPS, now)} - i.days::bigint * ${sql.lit(DAY)}
  join vehicles v on v.id = s.vehicle_id and v.is_active and ${isChosen}`;

/** The last tenth of an interval corresponds to the last days of one in days. */
const selectServicesByMeters = (isChosen: RawBuilder<unknown>) => sql`
  select v.organization_id, v.id, i.id, ${DUE_BY_DAYS},
    case when m.remaining <= 0 then 0 else ${sql.lit(Math.max(...SERVICE_STEPS))} end,
    jsonb_build_object('service', i.name, m.meter, round(m.due_at)), null::bigint
  from service_intervals i
  join vehicle_services s on s.service_interval_id = i.id
  join vehicles v on v.id = s.vehicle_id and v.is_active and ${isChosen}
  join ${METER_READINGS} r on r.vehicle_id = v.id
  cross join lateral (values
    ('odometer', s.odometer + i.km - r.odometer, s.odometer + i.km, least(i.km / 10, ${sql.lit(SERVICE_MARGINS.km)})),
    ('engineHours', s.engine_hours + i.hours - r.engine_hours, s.engine_hours + i.hours,
      least(i.hours / 10, ${sql.lit(SERVICE_MARGINS.hours)}))
  ) as m (meter, remaining, due_at, margin)
  where (i.km is not null or i.hours is not null) and m.remaining <= m.margin`;

/** @param vehicleIds null: all */
const isOneOf = (vehicleIds: readonly string[] | null) =>
  vehicleIds ? sql`v.id = any(${vehicleIds}::uuid[])` : sql`true`;

/**
 * The first limit to be reached, in days, kilometres or hours, raises the alert: the occurrence is the same for all of
 * them.
 * @param vehicleIds null for all
 */
const selectServices = (now: number, vehicleIds: readonly string[] | null) => {
  const isChosen = isOneOf(vehicleIds);
  return sql`
    select distinct on (vehicle_id, interval_id) organization_id, 'serviceDue' as kind,
      case step when 0 then ${sql.lit(SEVERITIES[0])} else ${sql.lit(SEVERITIES[7])} end as severity, vehicle_id,
      null::uuid as driver_id, concat_ws('/', interval_id, days_due_at, step) as occurrence, params, due_at,
      coalesce(due_at - step * ${sql.lit(DAY)}, ${now}) as occurred_at
    from (${selectServicesByDays(now, isChosen)} union all ${selectServicesByMeters(isChosen)}) due
    order by vehicle_id, interval_id, step, due_at nulls last, params`;
};

const selectUnrecordedServices = (now: number, vehicleIds: readonly string[] | null) => sql`
  select v.organization_id, 'serviceNeverRecorded' as kind, 'warning' as severity, v.id as vehicle_id,
    null::uuid as driver_id, i.id::text as occurrence, jsonb_build_object('service', i.name) as params,
    null::bigint as due_at, v.created_at + ${sql.lit(RECORDING_GRACE)} as occurred_at
  from vehicles v
  join service_intervals i on i.is_required and (i.organization_id is null or i.organization_id = v.organization_id)
  where v.is_active and v.created_at <= ${now - RECORDING_GRACE} and ${isOneOf(vehicleIds)}
    and not exists (
      select from vehicle_services s where s.vehicle_id = v.id and s.service_interval_id = i.id)`;

/** Only devices that reported within the minimum retention of tracks, so that an old device raises no alert. */
const selectSilentDevices = (now: number) => sql`
  select v.organization_id, 'deviceSilent' as kind, 'warning' as severity, v.id as vehicle_id, null::uuid as driver_id,
    p.heard_at::text as occurrence, '{}'::jsonb as params, null::bigint as due_at, p.heard_at as occurred_at
  from (select vehicle_id, greatest(heard_at, alive_at) as heard_at from last_positions) p
  join vehicles v on v.id = p.vehicle_id and v.is_active and v.tracking_device is not null
  left join alert_rules r on r.organization_id = v.organization_id and r.kind = 'deviceSilent'
  where p.heard_at < ${now} - coalesce((r.params->>'minutes')::bigint,
      ${sql.lit(DEFAULT_RULES.deviceSilent.params.minutes)}) * ${sql.lit(MINUTE)}
    and p.heard_at > ${now - MAX_SILENCE}`;

/** Looked at more often than what follows from dates. */
export const SILENT_DEVICES: AlertSource = { kinds: ['deviceSilent'], selectCauses: selectSilentDevices };

/** Looked at when the meters of these vehicles have gone on, or their services were recorded. */
export const servicesOf = (vehicleIds: readonly string[]): AlertSource => ({
  kinds: ['serviceDue'],
  vehicleIds,
  selectCauses: (now) => selectServices(now, vehicleIds),
});

export const unrecordedServicesOf = (vehicleIds: readonly string[]): AlertSource => ({
  kinds: ['serviceNeverRecorded'],
  vehicleIds,
  selectCauses: (now) => selectUnrecordedServices(now, vehicleIds),
});

export const ALERT_SOURCES: readonly AlertSource[] = [
  {
    kinds: ['documentExpires', 'licenceExpires'],
    selectCauses: (now) => selectSteps(selectDocuments(now), DOCUMENT_STEPS, now),
  },
  { kinds: ['serviceDue'], selectCauses: (now) => selectServices(now, null) },
  { kinds: ['serviceNeverRecorded'], selectCauses: (now) => selectUnrecordedServices(now, null) },
];
