import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import type { Db } from '../../platform/database/database.ts';
import type { GeofenceEvent, GeofenceHook } from '../telemetry/process-geofences.ts';
import { isWithin } from './alert-rule.rules.ts';
import { loadRules } from './alert-rules.store.ts';
import { raiseEvents } from './raise-events.ts';

const KIND_OF_EVENT = {
  enter: 'geofenceEntered',
  leave: 'geofenceLeft',
} as const satisfies Record<GeofenceEvent['kind'], AlertKind>;

const findEventNames = (tx: Db, events: readonly GeofenceEvent[]) =>
  tx
    .selectFrom('geofenceEvents')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleId')
    .innerJoin('locations', 'locations.id', 'locationId')
    .select(['geofenceEvents.id', 'vehicles.organizationId', 'locations.name as location'])
    .where(
      'geofenceEvents.id',
      'in',
      events.map(({ id }) => id),
    )
    .execute();

/** Raises alerts for geofence events whose rules are on; rules with hours only outside of these. */
export const raiseGeofenceAlerts: GeofenceHook = async (tx, events, services) => {
  const names = new Map((await findEventNames(tx, events)).map(({ id, ...name }) => [id, name]));
  const rules = await loadRules(
    tx,
    [...names.values()].map(({ organizationId }) => organizationId),
    Object.values(KIND_OF_EVENT),
  );
  const alerts = events.flatMap(({ id, kind: event, vehicleId, at }) => {
    const { organizationId, location } = names.get(id) ?? {};
    if (organizationId === undefined || location === undefined) return [];
    const kind = KIND_OF_EVENT[event];
    const { isOn, params, timeZone } = rules(organizationId, kind);
    const hours = { from: params.hoursFrom ?? null, to: params.hoursTo ?? null, timeZone };
    if (!isOn || isWithin(hours, at)) return [];
    const severity = 'info' as const;
    return [{ organizationId, kind, severity, vehicleId, occurrence: id, params: { location }, occurredAt: at }];
  });
  await raiseEvents(services, tx, alerts, services.now());
};
