import type { ReminderPauseInput, ReminderSettings } from 'shared-contracts/finance/reminders';
import { optionalPersonName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';

export async function findReminderSettings(db: Db, organizationId: string): Promise<ReminderSettings> {
  const row = await db
    .selectFrom('reminderSettings')
    .select(['mode', 'steps'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row ?? { mode: 'off', steps: [] };
}

export async function saveReminderSettings(
  tx: Db,
  { organizationId, zone }: { organizationId: string; zone: string },
  { mode, steps }: ReminderSettings,
): Promise<void> {
  const row = { mode, steps: JSON.stringify(steps), zone };
  await tx
    .insertInto('reminderSettings')
    .values({ organizationId, ...row })
    .onConflict((on) => on.column('organizationId').doUpdateSet(row))
    .execute();
}

/** Organizations whose reminders the daily job proposes or sends. */
export const listReminding = (db: Db) =>
  db.selectFrom('reminderSettings').selectAll().where('mode', '<>', 'off').orderBy('organizationId').execute();

export const listPauses = (db: Db, organizationId: string) =>
  db
    .selectFrom('reminderPauses')
    .leftJoin('organizations as partner', 'partner.id', 'partnerId')
    .leftJoin('invoices', 'invoices.id', 'invoiceId')
    .leftJoin('users', 'users.id', 'createdBy')
    .select(['reminderPauses.id', 'partnerId', 'partner.name as partner', 'invoiceId', 'invoices.number'])
    .select(['reason', 'reminderPauses.createdAt', optionalPersonName().as('createdBy')])
    .where('reminderPauses.organizationId', '=', organizationId)
    .orderBy('reminderPauses.createdAt', 'desc')
    .orderBy('reminderPauses.id')
    .execute();

type Pause = { organizationId: string; createdAt: number; createdBy: string };

/** Whether the partner owes the organization, or the invoice is owed to it. */
export const isReceivable = async (tx: Db, organizationId: string, input: ReminderPauseInput): Promise<boolean> =>
  (await tx
    .selectFrom('invoices')
    .select('id')
    .where('payeeId', '=', organizationId)
    .where('kind', '=', 'invoice')
    .where((eb) => ('invoiceId' in input ? eb('id', '=', input.invoiceId) : eb('payerId', '=', input.partnerId)))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const savePause = (tx: Db, { reason, ...of }: ReminderPauseInput, pause: Pause) =>
  tx
    .insertInto('reminderPauses')
    .values({ ...pause, reason, partnerId: null, invoiceId: null, ...of })
    .onConflict((on) => on.columns(['organizationId', 'partnerId', 'invoiceId']).doUpdateSet({ reason }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const deletePause = (tx: Db, organizationId: string, id: string) =>
  tx
    .deleteFrom('reminderPauses')
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .returning(['partnerId', 'invoiceId', 'reason'])
    .executeTakeFirst();
