import type { EpcAlertInput } from 'shared-contracts/finance/epc';
import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { isAlert, toEpcFigures } from './epc.rules.ts';
import { sumByKind } from './epc.store.ts';
import { isPrepaying, notPrepayingError } from './prepaying.ts';

export const alertLevelOf = async (db: Db, organizationId: string) =>
  (
    await db
      .selectFrom('organizations')
      .select('epcAlertLevel')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
  ).epcAlertLevel;

/** Who may purchase credits. */
export const selectBuyers = (organizationId: string) => ({
  organizationId,
  access: { model: 'trip', action: 'write' } as const,
});

type Balance = { remaining: number; before?: number; at: number };

/** Notifies everyone who may purchase credits, including whoever used the last one; an email follows. */
export async function alertIfLow(tx: Db, organizationId: string, { remaining, before, at }: Balance): Promise<void> {
  if (!isAlert(remaining, await alertLevelOf(tx, organizationId), before)) return;
  await resolveNotifications(tx, 'epcLow', organizationId, at);
  await notify(tx, null, {
    to: selectBuyers(organizationId),
    kind: 'epcLow',
    subjectId: organizationId,
    values: { remaining: String(remaining) },
    at,
  });
  await tx
    .insertInto('epcAlerts')
    .values({ organizationId, kind: 'low', quantity: remaining, createdAt: at })
    .execute();
}

/** A level above what remains alerts at once. @param now unix seconds @throws 409 if the organization does not prepay */
export const changeAlert = (db: Db, caller: Caller, { alertLevel }: EpcAlertInput, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    if (!(await isPrepaying(tx, organizationId))) throw await notPrepayingError(tx, organizationId);
    const before = await alertLevelOf(tx, organizationId);
    if (before === alertLevel) return;
    await tx.updateTable('organizations').set({ epcAlertLevel: alertLevel }).where('id', '=', organizationId).execute();
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: organizationId,
      event: 'epcAlertChanged',
      changes: { epcAlertLevel: { from: before, to: alertLevel } },
      occurredAt: now,
    });
    const { remaining } = toEpcFigures(await sumByKind(tx, organizationId));
    if (before === null || remaining > before)
      await alertIfLow(tx, organizationId, { remaining, before: Infinity, at: now });
  });
