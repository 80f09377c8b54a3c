import type { AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import type { TrackerReportHook } from '../telemetry/position.hooks.ts';
import { loadRules } from './alert-rules.store.ts';
import { raiseEvents } from './raise-events.ts';
import { findTrackerEvents, TRACKER_EVENT_KINDS, type TrackerEventKind } from './tracker-events.rules.ts';

const SEVERITIES: Readonly<Record<TrackerEventKind, AlertSeverity>> = { sos: 'critical', batteryLow: 'warning' };

/** Raises alerts for an SOS and a low battery, once for as long as the tracker keeps reporting it. */
export const raiseTrackerAlerts: TrackerReportHook = async (tx, vehicles, server) => {
  const events = vehicles.flatMap(({ vehicleId, organizationId, before, reports }) =>
    findTrackerEvents(before, reports).map((event) => ({ ...event, vehicleId, organizationId })),
  );
  if (events.length === 0) return;
  const rules = await loadRules(
    tx,
    events.map(({ organizationId }) => organizationId),
    TRACKER_EVENT_KINDS,
  );
  const now = server.now();
  const alerts = events
    .filter(({ organizationId, kind }) => rules(organizationId, kind).isOn)
    .map(({ kind, at, vehicleId, organizationId }) => ({
      organizationId,
      kind,
      severity: SEVERITIES[kind],
      vehicleId,
      occurrence: String(at),
      params: {},
      occurredAt: Math.min(at, now),
    }));
  await raiseEvents(server, tx, alerts, now);
};
