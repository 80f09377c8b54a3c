import type { Insertable, Updateable } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import { personName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { paginate } from '../../platform/database/pagination.ts';
import type { TrackingLinkRow } from './tracking.present.ts';

const linksOf = (db: Db, orderId: string) => db.selectFrom('trackingLinks').where('orderId', '=', orderId);
const selectLinks = (db: Db, orderId: string) =>
  linksOf(db, orderId)
    .innerJoin('users', 'users.id', 'trackingLinks.createdBy')
    .select([
      'trackingLinks.id',
      'code',
      'stopPosition',
      'stopLocationId',
      'trackingLinks.createdAt',
      'expiresAt',
      'revokedAt',
      'opened',
      'lastOpenedAt',
      personName().as('createdBy'),
    ]);

/** Newest first. */
export const listLinks = (db: Db, orderId: string, range: Pick<Paging, 'page' | 'limit'>) =>
  paginate(selectLinks(db, orderId).orderBy('trackingLinks.createdAt', 'desc').orderBy('trackingLinks.id'), range);

export async function findLink(db: Db, orderId: string, id: string): Promise<TrackingLinkRow> {
  const link = await selectLinks(db, orderId).where('trackingLinks.id', '=', id).executeTakeFirst();
  if (!link) throw notFound();
  return link;
}

export async function countActiveLinks(db: Db, orderId: string, now: number): Promise<number> {
  const { count } = await linksOf(db, orderId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertLink = (tx: Db, link: Insertable<Tables['trackingLinks']>) =>
  tx.insertInto('trackingLinks').values(link).returning('id').executeTakeFirstOrThrow();

export const updateLink = (tx: Db, id: string, changes: Updateable<Tables['trackingLinks']>) =>
  tx.updateTable('trackingLinks').set(changes).where('id', '=', id).execute();
