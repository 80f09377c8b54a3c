import { randomUUID } from 'node:crypto';
import {
  assertUserMayBeAnonymized,
  endSessions,
  hashPassword,
  lockOrganization,
  redactTimeline,
} from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findOrganizationOf, findPerson, type Person } from '../person.store.ts';
import {
  deletePersonalRows,
  endAccess,
  listDrivers,
  listFiles,
  listOpenTrips,
  lockRecord,
  overwritePerson,
} from './anonymize.store.ts';
import { RETAINED_FIELDS } from './former-person.rules.ts';

type Deps = Pick<Services, 'db' | 'now' | 'files'>;
type Kind = 'user' | 'driver';

const TABLES = { user: 'users', driver: 'drivers' } as const;

/** Locks the organization first, as all changes of users do. @throws 404, 409 */
async function lockSeen(tx: Db, caller: Caller, kind: Kind, id: string, seen: SeenRevision): Promise<Person> {
  const organizationId = await findOrganizationOf(tx, caller, kind, id);
  if (organizationId === undefined) throw notFound();
  await lockOrganization(tx, organizationId);
  const record = await lockRecord(tx, TABLES[kind], id);
  if (!record) throw notFound();
  await assertRevision(tx, caller, kind, record, seen);
  if (record.anonymizedAt !== null) throw conflict('anonymized', 'This person is anonymized already');
  return findPerson(tx, organizationId, kind, id);
}

/** Someone who still works here, or still has trips to drive, can't be anonymized. @throws 403, 409 */
async function assertHasLeft(tx: Db, caller: Caller, person: Person): Promise<void> {
  for (const userId of person.user) await assertUserMayBeAnonymized(tx, caller, userId);
  const drivers = await listDrivers(tx, person.driver);
  if (drivers.some(({ userId, isBlocked }) => userId === null && !isBlocked))
    throw conflict('stillActive', 'Block the driver first');
  const trips = await listOpenTrips(tx, person.driver);
  if (trips.length > 0)
    throw conflict('openTrips', `Still drives ${trips.join(', ')}`, {
      count: trips.length,
      trips: trips.slice(0, 5).join(', '),
    });
}

/**
 * Permanently replaces the data that identifies a person: their user, driver and contact, and all columns that the
 * register lists. Business records keep their ids, which then belong to a former person.
 * @throws 404, 409 `conflict`, `stillActive`, `openTrips`, `lastAdmin`, `breakGlassAdmin`, `anonymized`
 */
export const anonymizePerson = (
  { db, now, files }: Deps,
  caller: Caller,
  { kind, id }: { kind: Kind; id: string },
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const person = await lockSeen(tx, caller, kind, id, seen);
    await assertHasLeft(tx, caller, person);
    const fileIds = await listFiles(tx, person);
    for (const userId of person.user) await endSessions(tx, userId);
    await endAccess(tx, person, now());
    await deletePersonalRows(tx, person);
    for (const fileId of fileIds) await files.remove(tx, fileId);
    await overwritePerson(tx, person, await hashPassword(randomUUID()), now());
    for (const subject of ['user', 'driver', 'contact'] as const)
      await redactTimeline(
        tx,
        { subject, subjectIds: person[subject], retainedFields: RETAINED_FIELDS[subject] },
        now(),
      );
    for (const subject of ['user', 'driver'] as const)
      for (const subjectId of person[subject])
        await recordTimeline(tx, caller, {
          subject,
          subjectId,
          event: 'anonymized',
          organizationId: person.organizationId,
          changes: { isAnonymized: { from: false, to: true } },
          occurredAt: now(),
        });
  });
