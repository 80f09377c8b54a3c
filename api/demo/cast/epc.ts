import type { EpcKind } from 'shared-contracts/values/finance/epc';
import type { Db } from '../../src/platform/database/database.ts';
import { DAY } from '../builders/context.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';

/** The ledger entries by the stage of a trip. */
const KIND_OF: Record<string, EpcKind | undefined> = {
  submit: 'reserved',
  start: 'activated',
  complete: 'used',
  fallShort: 'used',
  completeManually: 'used',
};

/** Purchases of round quantities, before they were needed: quantity, days ago. */
const PURCHASES = [
  {
    by: 'serendib',
    user: 'dispatcher',
    bought: [
      [60, 75],
      [50, 40],
      [50, 12],
    ],
  },
  { by: 'meridian', user: 'control', bought: [[40, 30]] },
] as const;

async function purchases(build: Builders, now: number, { companies, people }: Cast) {
  for (const { by, user, bought } of PURCHASES) {
    for (const [quantity, daysAgo] of bought) {
      await build.epcEntry({
        organizationId: companies[by].id,
        quantity,
        userId: people[user].id,
        at: now - daysAgo * DAY,
      });
    }
  }
}

/** A trip's credit follows the trip's timeline. */
async function tripCredits(db: Db, build: Builders) {
  const steps = await db
    .selectFrom('timelineEntries')
    .innerJoin('organizations', 'organizations.id', 'timelineEntries.organizationId')
    .select(['organizationId', 'subjectId as tripId', 'event', 'userId', 'occurredAt as at'])
    .where('subject', '=', 'trip')
    .where('event', 'in', Object.keys(KIND_OF))
    .where('organizations.type', 'in', ['3pl', '4pl'])
    .orderBy('occurredAt')
    .orderBy('position')
    .execute();
  for (const { event, ...step } of steps) await build.epcEntry({ ...step, kind: KIND_OF[event] });
}

/** The prepaid credits of organizations that prepay for trips. */
export async function epc(db: Db, build: Builders, now: number, cast: Cast) {
  await purchases(build, now, cast);
  await tripCredits(db, build);
}
