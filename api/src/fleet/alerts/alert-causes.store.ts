import { type RawBuilder, sql } from 'kysely';
import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import { VEHICLE_DOCUMENT_KINDS } from 'shared-contracts/values/fleet/vehicles';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { isDriverBlocked } from '../drivers/is-driver-blocked.ts';
import { DEFAULT_RULES } from './alert-rule.rules.ts';
import { RECORDING_GRACE } from '../vehicles/services/service.rules.ts';
import { DOCUMENT_STEPS, MAX_SILENCE, SERVICE_STEPS } from './alert.rules.ts';

/** Selects organization_id, kind, severity, vehicle_id, driver_id, occurrence, params, due_at and occurred_at. */
export type AlertSource = { kinds: readonly AlertKind[]; selectCauses: (now: number) => RawBuilder<unknown> };

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

/** Compares the last service instead of the due date, so that each interval uses the index on the last services. */
const selectServices = (now: number) => sql`
  select v.organization_id, 'serviceDue' as kind, v.id as vehicle_id, null::uuid as driver_id, i.id::text as name,
    jsonb_build_object('service', i.name) as params, s.last_service_at + i.days::bigint * ${sql.lit(DAY)} as due_at
  from service_intervals i
  join vehicle_services s on s.service_interval_id = i.id
    and s.last_service_at <= ${until(SERVICE_STEPS, now)} - i.days::bigint * ${sql.lit(DAY)}
  join vehicles v on v.id = s.vehicle_id and v.is_active`;

const selectUnrecordedServices = (now: number) => sql`
  select v.organization_id, 'serviceNeverRecorded' as kind, 'warning' as severity, v.id as vehicle_id,
    null::uuid as driver_id, i.id::text as occurrence, jsonb_build_object('service', i.name) as params,
    null::bigint as due_at, v.created_at + ${sql.lit(RECORDING_GRACE)} as occurred_at
  from vehicles v
  join service_intervals i on i.is_required and (i.organization_id is null or i.organization_id = v.organization_id)
  where v.is_active and v.created_at <= ${now - RECORDING_GRACE}
    and not exists (
      select from vehicle_services s where s.vehicle_id = v.id and s.service_interval_id = i.id)`;

/** Heard of within the time that tracks are kept at least, so that a device of long ago is no event. */
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

export const ALERT_SOURCES: readonly AlertSource[] = [
  {
    kinds: ['documentExpires', 'licenceExpires'],
    selectCauses: (now) => selectSteps(selectDocuments(now), DOCUMENT_STEPS, now),
  },
  { kinds: ['serviceDue'], selectCauses: (now) => selectSteps(selectServices(now), SERVICE_STEPS, now) },
  { kinds: ['serviceNeverRecorded'], selectCauses: selectUnrecordedServices },
];
