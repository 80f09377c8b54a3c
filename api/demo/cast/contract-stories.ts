import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { diffFields } from '../../src/platform/values/fields.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { type NewTimelineEntry, recordTimeline } from '../../src/platform/timeline/timeline.ts';
import { DAY } from '../builders/context.ts';
import type { Companies } from './organizations.ts';
import type { People } from './people.ts';

const contractsIn = (db: Db) =>
  db
    .selectFrom('contracts')
    .select(['id', 'name', 'organizationId', 'partnerId', 'startDate', 'expireDate', 'isDisabled', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('name')
    .execute();
const versionsIn = (db: Db) =>
  db.selectFrom('contractVersions').selectAll().orderBy('contractId').orderBy('number').execute();

type Contract = Awaited<ReturnType<typeof contractsIn>>[number];
type Version = Awaited<ReturnType<typeof versionsIn>>[number];
/** Ids of the users who write and review contracts, by organization id. */
type Keepers = ReadonlyMap<string, string>;
type Story = { db: Db; contract: Contract; keepers: Keepers };

const line = (
  { db, contract: { id, organizationId } }: Story,
  userId: string | null,
  entry: { event: TimelineEvent<'contract'> } & Omit<NewTimelineEntry, 'subject' | 'event' | 'subjectId'>,
) => recordTimeline(db, { userId, actorId: null, organizationId }, { subject: 'contract', subjectId: id, ...entry });

/** Written by one side, confirmed or rejected by the other. */
async function tellVersion(
  story: Story,
  { number, state, reason, terms, createdAt, reviewedAt }: Version,
  before: Version | undefined,
) {
  const {
    db,
    contract: { id, name, organizationId, partnerId, startDate, expireDate },
    keepers,
  } = story;
  const [writer, reviewer] = [keepers.get(organizationId) ?? null, keepers.get(partnerId) ?? null];
  await db
    .updateTable('contractVersions')
    .set({ createdBy: writer, reviewedBy: reviewedAt === null ? null : reviewer })
    .where('contractId', '=', id)
    .where('number', '=', number)
    .execute();
  const changes = diffFields<object>(before?.terms ?? {}, {
    ...(number === 1 && { name, partnerId, startDate, expireDate }),
    ...terms,
  });
  await line(story, writer, { event: number === 1 ? 'created' : 'updated', changes, occurredAt: createdAt });
  if (state === 'unconfirmed' || reviewedAt === null) return;
  const inForce = before?.state === 'confirmed' ? before.number : null;
  await line(story, reviewer, {
    event: state,
    from: 'unconfirmed',
    to: state,
    reason,
    changes: { version: { from: inForce, to: number } },
    occurredAt: reviewedAt,
  });
}

/** The history of every contract up to its state, one line per event. */
export async function contractStories(
  db: Db,
  now: number,
  { harvest, lagoon, serendib, carriers, meridian, blocked }: Companies,
  { owner, lagoon: fisher, dispatcher, carrier, control, ruhuna }: People,
) {
  const sides = [
    [harvest, owner],
    [lagoon, fisher],
    [serendib, dispatcher],
    [carriers, carrier],
    [meridian, control],
    [blocked, ruhuna],
  ] as const;
  const keepers = new Map(sides.map(([company, person]) => [company.id, person.id]));
  const versions = Map.groupBy(await versionsIn(db), ({ contractId }) => contractId);
  for (const contract of await contractsIn(db)) {
    const [story, own] = [{ db, contract, keepers }, versions.get(contract.id) ?? []];
    for (const [i, version] of own.entries()) await tellVersion(story, version, own[i - 1]);
    if (contract.isDisabled)
      await line(story, keepers.get(contract.organizationId) ?? null, {
        event: 'disabled',
        changes: { isDisabled: { from: false, to: true } },
        occurredAt: now - 60 * DAY,
      });
  }
}
