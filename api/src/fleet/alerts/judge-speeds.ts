import { MINUTE } from 'shared-contracts/values/time';
import type { PositionHook } from '../telemetry/position.hooks.ts';
import { DEFAULT_RULES } from './alert-rule.rules.ts';
import { loadRules } from './alert-rules.store.ts';
import { raiseEvents } from './raise-events.ts';
import { followSpeed } from './speeding.rules.ts';
import { findSpeedingStates, saveSpeedingStates } from './speeding.store.ts';

const { limit: DEFAULT_LIMIT = Infinity, minutes: DEFAULT_MINUTES = 0 } = DEFAULT_RULES.speeding.params;

/**
 * Judges positions in the transaction that stores them. Their vehicles are locked, so that the processes judge the
 * batches of a vehicle one after the other; two queries a batch, and more only for vehicles above their limit.
 */
export const judgeSpeeds: PositionHook = async (tx, paths, server) => {
  if (paths.length === 0) return;
  const rules = await loadRules(
    tx,
    paths.map(({ organizationId }) => organizationId),
    ['speeding'],
  );
  const states = await findSpeedingStates(
    tx,
    paths.map(({ vehicleId }) => vehicleId),
  );
  const judged = paths.map(({ vehicleId, organizationId, positions }) => {
    const { isOn, params } = rules(organizationId, 'speeding');
    const before = states.get(vehicleId) ?? null;
    const limit = params.limit ?? DEFAULT_LIMIT;
    const seconds = (params.minutes ?? DEFAULT_MINUTES) * MINUTE;
    const after = isOn ? followSpeed(before, positions, { limit, seconds }) : { state: null, raised: null };
    return { vehicleId, organizationId, limit, before, ...after };
  });
  await saveSpeedingStates(
    tx,
    judged.filter(({ before, state }) => before !== state),
  );
  await raiseEvents(
    server,
    tx,
    judged.flatMap(({ vehicleId, organizationId, limit, raised }) =>
      raised
        ? [
            {
              organizationId,
              kind: 'speeding' as const,
              severity: 'warning' as const,
              vehicleId,
              occurrence: String(raised.since),
              params: { speed: Math.round(raised.topSpeed), limit },
              occurredAt: raised.since,
            },
          ]
        : [],
    ),
    server.now(),
  );
};
