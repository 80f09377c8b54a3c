import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Settings, SettingChanges } from './settings.rules.ts';

/** Locks the organization and its pending change until the end of the transaction. */
export const lockOrganization = (tx: Db, id: string) =>
  tx.selectFrom('organizations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findPendingChange = (db: Db, organizationId: string) =>
  db
    .selectFrom('organizationChanges')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'pending')
    .executeTakeFirst();

export const findChange = (db: Db, id: string) =>
  db
    .selectFrom('organizationChanges')
    .select(['id', 'organizationId', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();

type NewChange = { caller: Caller; changes: SettingChanges; now: number };

export const insertChange = (tx: Db, { caller: { organizationId, userId }, changes, now }: NewChange) =>
  tx
    .insertInto('organizationChanges')
    .values({
      organizationId,
      changes: JSON.stringify(changes),
      userId,
      createdAt: now,
      reason: null,
      decidedBy: null,
      decidedAt: null,
    })
    .execute();

export const updateChange = (tx: Db, id: string, changes: SettingChanges, author?: { userId: string; now: number }) =>
  tx
    .updateTable('organizationChanges')
    .set(({ eb }) => ({
      changes: JSON.stringify(changes),
      revision: eb('revision', '+', 1),
      ...(author && { userId: author.userId, createdAt: author.now }),
    }))
    .where('id', '=', id)
    .execute();

export const deleteChange = (tx: Db, id: string) => tx.deleteFrom('organizationChanges').where('id', '=', id).execute();

type Decision = {
  id: string;
  state: 'merged' | 'declined' | 'withdrawn';
  reason: string | null;
  caller: Caller;
  now: number;
};

/** Drops the requested password, which must not stay in the history. */
export const decideChange = (
  tx: Db,
  { id, state, reason, caller: { userId }, now }: Decision,
  { smtpPassword: _secret, ...recorded }: SettingChanges,
) =>
  tx
    .updateTable('organizationChanges')
    .set({ state, reason, decidedBy: userId, decidedAt: now, changes: JSON.stringify(recorded) })
    .where('id', '=', id)
    .execute();

/** PostgreSQL expects a JSON list as text. */
const toColumns = ({ homeLinks, ...columns }: SettingChanges) => ({
  ...columns,
  ...(homeLinks && { homeLinks: JSON.stringify(homeLinks) }),
});

export async function updateSettings(tx: Db, id: string, changes: SettingChanges) {
  if (Object.keys(changes).length > 0)
    await tx.updateTable('organizations').set(toColumns(changes)).where('id', '=', id).execute();
}

export type LockedOrganization = NonNullable<Awaited<ReturnType<typeof lockOrganization>>> & Settings;
