import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '../../platform/database/database.ts';
import { nextAttemptAt } from './attempts.rules.ts';
import type { Resolution } from './rejected-moves.tables.ts';

export type RejectedMove = Selectable<Tables['rejectedMoves']>;

type NewRejectedMove = Omit<Insertable<Tables['rejectedMoves']>, 'params' | 'attempts' | 'nextAttemptAt'> & {
  params?: Record<string, unknown>;
};

/** Records a move that was not applied. Those of geofences are tried again. */
export const recordRejectedMove = (tx: Db, { params, ...move }: NewRejectedMove) =>
  tx
    .insertInto('rejectedMoves')
    .values({
      ...move,
      params: params ? JSON.stringify(params) : null,
      nextAttemptAt: move.source === 'geofence' ? nextAttemptAt(1, move.recordedAt) : null,
    })
    .execute();

/** The ids of moves to try again, the oldest first. */
export const listDueMoves = (db: Db, now: number) =>
  db
    .selectFrom('rejectedMoves')
    .select(['id', 'tripId'])
    .where('nextAttemptAt', '<=', now)
    .orderBy('occurredAt')
    .orderBy('id')
    .limit(500)
    .execute();

/** Undefined when another process was faster. */
export const lockDueMove = (tx: Db, id: string, now: number): Promise<RejectedMove | undefined> =>
  tx
    .selectFrom('rejectedMoves')
    .selectAll()
    .where('id', '=', id)
    .where('nextAttemptAt', '<=', now)
    .forUpdate()
    .executeTakeFirst();

export const resolveMove = (tx: Db, id: string, resolution: Resolution, now: number) =>
  tx
    .updateTable('rejectedMoves')
    .set(({ eb }) => ({ resolution, resolvedAt: now, nextAttemptAt: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Records another attempt in vain, with its reason. */
export const postponeMove = (
  tx: Db,
  { id, attempts }: Pick<RejectedMove, 'id' | 'attempts'>,
  { code, params }: { code: string; params?: Record<string, unknown> | undefined },
  now: number,
) =>
  tx
    .updateTable('rejectedMoves')
    .set({
      code,
      params: params ? JSON.stringify(params) : null,
      attempts: attempts + 1,
      nextAttemptAt: nextAttemptAt(attempts + 1, now),
    })
    .where('id', '=', id)
    .execute();
