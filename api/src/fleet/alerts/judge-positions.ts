import type { PositionHook } from '../telemetry/position.hooks.ts';
import { loadRules } from './alert-rules.store.ts';
import { CONDITION_KINDS } from './condition.store.ts';
import { judgeConditions } from './judge-conditions.ts';
import { judgeSpeeds } from './judge-speeds.ts';
import { raiseEvents } from './raise-events.ts';
import { raiseServiceAlerts } from './raise-service-alerts.ts';

/**
 * Judges positions in the transaction that stores them. Their vehicles are locked, so that processes judge the batches
 * of a vehicle one after the other. Loads the rules of a batch with one query.
 */
export const judgePositions: PositionHook = async (tx, paths, server) => {
  if (paths.length === 0) return;
  const rules = await loadRules(
    tx,
    paths.map(({ organizationId }) => organizationId),
    ['speeding', ...CONDITION_KINDS],
  );
  const events = [...(await judgeSpeeds(tx, paths, rules)), ...(await judgeConditions(tx, paths, rules))];
  await raiseEvents(server, tx, events, server.now());
  await raiseServiceAlerts(server, tx, paths, server.now());
};
