import type { Db } from '../../platform/database/database.ts';

/**
 * Counts the records that refer to a user, and the timeline entries of their actions. Entries about the user don't
 * count.
 */
export const countUserUsage = (db: Db, id: string) =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('orders')
        .select(eb.fn.countAll<number>().as('n'))
        .where('createdBy', '=', id)
        .$asScalar()
        .$notNull()
        .as('orders'),
      eb
        .selectFrom('orders')
        .select(eb.fn.countAll<number>().as('n'))
        .where((where) => where.or([where('firstApprovalBy', '=', id), where('secondApprovalBy', '=', id)]))
        .$asScalar()
        .$notNull()
        .as('approvals'),
      eb
        .selectFrom('trips')
        .select(eb.fn.countAll<number>().as('n'))
        .where('createdBy', '=', id)
        .$asScalar()
        .$notNull()
        .as('trips'),
      eb
        .selectFrom('drivers')
        .select(eb.fn.countAll<number>().as('n'))
        .where('userId', '=', id)
        .$asScalar()
        .$notNull()
        .as('drivers'),
      eb
        .selectFrom('timelineEntries')
        .select(eb.fn.countAll<number>().as('n'))
        .where((where) => where.or([where('userId', '=', id), where('actorId', '=', id)]))
        .where((where) => where.or([where('subject', '<>', 'user'), where('subjectId', '<>', id)]))
        .$asScalar()
        .$notNull()
        .as('entries'),
    ])
    .executeTakeFirstOrThrow();
