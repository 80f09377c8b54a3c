import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../platform/database/database.ts';
import type { JudgedPath } from '../telemetry/position.hooks.ts';
import type { AlertEvent } from './alert-event.ts';
import { DEFAULT_RULES } from './alert-rule.rules.ts';
import type { RuleLookup } from './alert-rules.store.ts';
import { followSpeed } from './speeding.rules.ts';
import { findSpeedingStates, saveSpeedingStates } from './speeding.store.ts';

const { limit: DEFAULT_LIMIT = Infinity, minutes: DEFAULT_MINUTES = 0 } = DEFAULT_RULES.speeding.params;

/** One query a batch, and more only for vehicles above their limit. */
export async function judgeSpeeds(tx: Db, paths: readonly JudgedPath[], rules: RuleLookup): Promise<AlertEvent[]> {
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
  return judged.flatMap(({ vehicleId, organizationId, limit, raised }) =>
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
  );
}
