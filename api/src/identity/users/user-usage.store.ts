import type { Db } from '../../platform/database.ts';

/** What keeps a person from being forgotten: records that name them, and what they did, in their own name or another's. What is told of them alone does not. */
export const usesOfUser = (db: Db, id: string) =>
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
        .where((of) => of.or([of('firstApprovalBy', '=', id), of('secondApprovalBy', '=', id)]))
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
        .where((of) => of.or([of('userId', '=', id), of('actorId', '=', id)]))
        .where((of) => of.or([of('subject', '<>', 'user'), of('subjectId', '<>', id)]))
        .$asScalar()
        .$notNull()
        .as('entries'),
    ])
    .executeTakeFirstOrThrow();
