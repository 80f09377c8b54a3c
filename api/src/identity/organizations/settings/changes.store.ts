import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { Settings, Wanted } from './settings.rules.ts';

/** Nobody else changes the organization, or what it wants changed, until the transaction ends. */
export const lockOrganization = (tx: Db, id: string) =>
  tx.selectFrom('organizations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findPending = (db: Db, organizationId: string) =>
  db
    .selectFrom('organizationChanges')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'pending')
    .executeTakeFirst();

/** Whoever has decided it. */
export const findChange = (db: Db, id: string) =>
  db
    .selectFrom('organizationChanges')
    .select(['id', 'organizationId', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();

type Asking = { caller: Caller; wanted: Wanted; now: number };

export const insertChange = (tx: Db, { caller: { organizationId, userId }, wanted, now }: Asking) =>
  tx
    .insertInto('organizationChanges')
    .values({
      organizationId,
      changes: JSON.stringify(wanted),
      userId,
      createdAt: now,
      reason: null,
      decidedBy: null,
      decidedAt: null,
    })
    .execute();

export const updateChange = (tx: Db, id: string, wanted: Wanted, by?: { userId: string; now: number }) =>
  tx
    .updateTable('organizationChanges')
    .set(({ eb }) => ({
      changes: JSON.stringify(wanted),
      revision: eb('revision', '+', 1),
      ...(by && { userId: by.userId, createdAt: by.now }),
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

/** A password that was only wished for is not kept. */
export const decideChange = (
  tx: Db,
  { id, state, reason, caller: { userId }, now }: Decision,
  { smtpPassword: _secret, ...kept }: Wanted,
) =>
  tx
    .updateTable('organizationChanges')
    .set({ state, reason, decidedBy: userId, decidedAt: now, changes: JSON.stringify(kept) })
    .where('id', '=', id)
    .execute();

/** As the columns take it: a list travels as JSON text. */
const asColumns = ({ homeLinks, ...others }: Wanted) => ({
  ...others,
  ...(homeLinks && { homeLinks: JSON.stringify(homeLinks) }),
});

export async function applySettings(tx: Db, id: string, wanted: Wanted) {
  if (Object.keys(wanted).length > 0)
    await tx.updateTable('organizations').set(asColumns(wanted)).where('id', '=', id).execute();
}

export type Locked = NonNullable<Awaited<ReturnType<typeof lockOrganization>>> & Settings;
