import type { Db } from '../../platform/database/database.ts';
import type { JudgedPath, JudgedPosition } from '../telemetry/position.hooks.ts';
import type { AlertEvent } from './alert-event.ts';
import { type AlertRuleSettings, DEFAULT_RULES } from './alert-rule.rules.ts';
import type { RuleLookup } from './alert-rules.store.ts';
import type { AlertParams } from './alerts.tables.ts';
import {
  type Condition,
  type ConditionRule,
  followCondition,
  idlingRule,
  kmFromStart,
  kmFromRoute,
  offRouteRule,
  TOW_RULE,
} from './condition.rules.ts';
import {
  CONDITION_KINDS,
  type ConditionKind,
  findConditions,
  findRoutes,
  saveConditions,
  type Route,
} from './condition.store.ts';

/** A kind of condition, with the details of its alert. `way`: only for vehicles on a trip. */
type Kind = {
  severity: AlertEvent['severity'];
  toRule: (params: AlertRuleSettings['params'], route: Route | undefined) => ConditionRule | null;
  toParams: (condition: Condition, position: JudgedPosition, route: Route | undefined) => AlertParams;
};

const roundKm = (km: number) => Math.round(km * 10) / 10;

const KINDS: Readonly<Record<ConditionKind, Kind>> = {
  idling: {
    severity: 'info',
    toRule: ({ minutes = 0 }) => idlingRule(minutes),
    toParams: ({ since }, { at }) => ({ minutes: Math.round((at - since) / 60) }),
  },
  tow: {
    severity: 'critical',
    toRule: () => TOW_RULE,
    toParams: (condition, position) => ({ distance: roundKm(kmFromStart(condition, position)) }),
  },
  routeLeft: {
    severity: 'warning',
    toRule: ({ distance = 0, minutes = 0 }, route) => (route ? offRouteRule(route.stops, distance, minutes) : null),
    toParams: (_condition, { latitude, longitude }, route) =>
      route ? { distance: roundKm(kmFromRoute([latitude, longitude], route.stops)), trip: route.trip } : {},
  },
};

/** The rules for a vehicle, completed by the defaults. */
const ruleOf = (
  kind: ConditionKind,
  { isOn, params }: AlertRuleSettings,
  route: Route | undefined,
): ConditionRule | null => (isOn ? KINDS[kind].toRule({ ...DEFAULT_RULES[kind].params, ...params }, route) : null);

/**
 * Judges idling, towing and leaving the route. Two queries per batch; writes only when a condition starts, is raised
 * or ends.
 */
export async function judgeConditions(tx: Db, paths: readonly JudgedPath[], rules: RuleLookup): Promise<AlertEvent[]> {
  const conditions = await findConditions(
    tx,
    paths.map(({ vehicleId }) => vehicleId),
  );
  const routes = await findRoutes(
    tx,
    paths.filter(({ organizationId }) => rules(organizationId, 'routeLeft').isOn).map(({ vehicleId }) => vehicleId),
  );
  const judged = paths.flatMap(({ vehicleId, organizationId, positions, previousAt }) =>
    CONDITION_KINDS.map((kind) => {
      const route = routes.get(vehicleId);
      const rule = ruleOf(kind, rules(organizationId, kind), route);
      const before = conditions(vehicleId, kind);
      const after = rule ? followCondition(before, positions, previousAt, rule) : { condition: null, raised: null };
      return { vehicleId, organizationId, kind, route, before, ...after };
    }),
  );
  await saveConditions(
    tx,
    judged.filter(({ before, condition }) => before !== condition),
  );
  return judged.flatMap(({ vehicleId, organizationId, kind, route, raised }) =>
    raised
      ? [
          {
            organizationId,
            kind,
            severity: KINDS[kind].severity,
            vehicleId,
            occurrence: [route && kind === 'routeLeft' ? route.tripId : [], raised.condition.since].flat().join('/'),
            params: KINDS[kind].toParams(raised.condition, raised.position, route),
            occurredAt: raised.condition.since,
          },
        ]
      : [],
  );
}
