import { sql } from 'kysely';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../../platform/database/database.ts';

/** The steps that the organization's own records show, with its revision. */
export const findSetup = (db: Db, id: string) =>
  db
    .selectFrom('organizations')
    .select(({ exists, selectFrom, or, eb }) => [
      'organizations.id',
      'organizations.revision',
      'setupDismissedAt',
      or([
        eb('logoId', 'is not', null),
        eb('loginImageId', 'is not', null),
        eb('pageFaviconId', 'is not', null),
        eb('accentColor', '>', ''),
        eb('pageTitle', '>', ''),
        // A change that waits for its review counts as done.
        exists(
          selectFrom('organizationChanges')
            .select('organizationChanges.id')
            .where('organizationChanges.organizationId', '=', id)
            .where('state', '=', 'pending')
            .where(sql<boolean>`changes ?| array['loginImageId', 'pageFaviconId', 'accentColor', 'pageTitle']`),
        ),
      ]).as('brand'),
      // A user besides the first one, who was invited.
      sql<boolean>`${selectFrom('users')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('users.organizationId', '=', id)
        .where('users.status', '<>', USER_STATUS.blocked)} > 1`.as('people'),
      exists(
        selectFrom('partnerships')
          .select('partnerships.id')
          .where(({ or: either, eb: is }) =>
            either([is('partnerships.organizationId', '=', id), is('partnerships.partnerId', '=', id)]),
          )
          .where('partnerships.status', '<>', 'blocked'),
      ).as('partner'),
    ])
    .where('organizations.id', '=', id)
    .executeTakeFirst();

export const lockSetup = (tx: Db, id: string) =>
  tx
    .selectFrom('organizations')
    .select(['id', 'revision', 'setupDismissedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const dismissSetup = (tx: Db, id: string, now: number) =>
  tx.updateTable('organizations').set({ setupDismissedAt: now }).where('id', '=', id).execute();
