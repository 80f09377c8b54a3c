import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { notifyAnswered, publishTripChanged } from '../core/publish-trip-changed.ts';
import { lockTrip } from '../core/trip-records.store.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { isTripWriter } from '../stages/trip-stage.rules.ts';

/** `carrier`: its name; `at` in unix seconds. */
type TripAnswer = { carrier: string; isAccepted: boolean; reason: string | null; at: number };

/**
 * The answer of a carrier without the portal to a trip that it was given, as the organization that runs the trip
 * received it. Its plan stays: who carries a trip that was declined is for its dispatchers to decide.
 * @throws 403; 404
 */
export async function answerTripForCarrier(
  tx: Db,
  caller: Caller,
  id: string,
  { carrier, isAccepted, reason, at }: TripAnswer,
): Promise<void> {
  const row = await lockTrip(tx, caller, id);
  if (!isTripWriter(toRuleInput(caller, row).actor)) throw forbidden();
  await recordTimeline(tx, caller, {
    subject: 'trip',
    subjectId: id,
    organizationId: row.organizationId,
    event: isAccepted ? 'accept' : 'decline',
    reason,
    occurredAt: at,
  });
  await notifyAnswered(tx, caller, row, { partner: carrier, state: isAccepted ? 'accepted' : 'declined' }, at);
  await publishTripChanged(tx, row);
}
