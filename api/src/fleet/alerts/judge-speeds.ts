import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../platform/database/database.ts';
import type { JudgedPath } from '../telemetry/position.hooks.ts';
import type { AlertEvent } from './alert-event.ts';
import { DEFAULT_RULES } from './alert-rule.rules.ts';
import type { RuleLookup } from './alert-rules.store.ts';
import { createLimit } from './speed-limit.rules.ts';
import { loadZones } from './speed-limits.store.ts';
import { followSpeed } from './speeding.rules.ts';
import { findSpeedingStates, saveSpeedingStates } from './speeding.store.ts';

const { limit: DEFAULT_LIMIT = Infinity, minutes: DEFAULT_MINUTES = 0 } = DEFAULT_RULES.speeding.params;

/** One query per batch, another one if zones have limits, and more only for vehicles above their limit. */
export async function judgeSpeeds(tx: Db, paths: readonly JudgedPath[], rules: RuleLookup): Promise<AlertEvent[]> {
  const states = await findSpeedingStates(
    tx,
    paths.map(({ vehicleId }) => vehicleId),
  );
  const zonesOf = await loadZones(
    tx,
    [...new Set(paths.map(({ organizationId }) => organizationId))].flatMap(
      (organizationId) => rules(organizationId, 'speeding').params.zoneLimits ?? [],
    ),
  );
  const judged = paths.map(({ vehicleId, organizationId, vehicleTypeId, positions }) => {
    const { isOn, params } = rules(organizationId, 'speeding');
    const before = states.get(vehicleId) ?? null;
    const limitAt = createLimit(params.limit ?? DEFAULT_LIMIT, params, vehicleTypeId, zonesOf(params.zoneLimits ?? []));
    const seconds = (params.minutes ?? DEFAULT_MINUTES) * MINUTE;
    const limited = positions.map(({ at, speed, ...place }) => ({ at, speed, limit: limitAt(place) }));
    const after = isOn ? followSpeed(before, limited, seconds) : { state: null, raised: null };
    return { vehicleId, organizationId, before, ...after };
  });
  await saveSpeedingStates(
    tx,
    judged.filter(({ before, state }) => before !== state),
  );
  return judged.flatMap(({ vehicleId, organizationId, raised }) =>
    raised
      ? [
          {
            organizationId,
            kind: 'speeding' as const,
            severity: 'warning' as const,
            vehicleId,
            occurrence: String(raised.since),
            params: { speed: Math.round(raised.topSpeed), limit: raised.speedLimit ?? DEFAULT_LIMIT },
            occurredAt: raised.since,
          },
        ]
      : [],
  );
}
