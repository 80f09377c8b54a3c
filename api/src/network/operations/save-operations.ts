import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { FieldError } from 'shared-contracts/common';
import type { OperationChanges, OperationInput } from 'shared-contracts/network/operations';
import { findOwnLocationIds } from '../contacts/contact-writes.store.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { validatePerson } from './operation.rules.ts';
import {
  deleteOperation,
  insertOperation,
  lockOperation,
  findCandidates,
  replaceNotificationContacts,
  replaceLocations,
  updateOperation,
} from './operation-writes.store.ts';
import { findOperation, type OperationRecord, findOperationUsage } from './operations.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'mailer' | 'config' | 'hooks'>;
type NewPerson = { field: string; id: string; as: 'approver' | 'notified' };

/** The operation as recorded in the timeline. */
const snapshotOf = ({
  name,
  approver1,
  approver2,
  notificationContacts,
  locations,
  acceptanceMinutes,
  feasibility,
}: OperationRecord) => ({
  name,
  approver1,
  approver2,
  notificationContacts: notificationContacts.map((contact) => contact.name),
  locations: locations.map((location) => location.name),
  acceptanceMinutes,
  feasibility,
});

const recordEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: OperationRecord,
  event: TimelineEvent<'operation'>,
  now: number,
  changes: Record<string, unknown>,
) =>
  recordTimeline(tx, caller, { subject: 'operation', subjectId: id, event, organizationId, changes, occurredAt: now });

/** People who were set before may stay even if they no longer qualify. */
function listNewPeople(
  { approver1Id, approver2Id, notificationContactIds = [] }: OperationChanges,
  before: OperationRecord | null,
): NewPerson[] {
  const approvers = [
    ['approver1Id', approver1Id],
    ['approver2Id', approver2Id],
  ] as const;
  const existingIds = new Set(before?.notificationContacts.map(({ id }) => id));
  return [
    ...approvers.flatMap(([field, id]): NewPerson[] =>
      id && id.toLowerCase() !== before?.[field] ? [{ field, id, as: 'approver' }] : [],
    ),
    ...notificationContactIds.flatMap((id, i): NewPerson[] =>
      existingIds.has(id.toLowerCase()) ? [] : [{ field: `notificationContactIds.${i}`, id, as: 'notified' }],
    ),
  ];
}

/** @throws 422 naming every invalid person and location */
async function assertValid(
  tx: Db,
  organizationId: string,
  input: OperationChanges,
  before: OperationRecord | null,
): Promise<void> {
  const newPeople = listNewPeople(input, before);
  const candidates = await findCandidates(
    tx,
    organizationId,
    newPeople.map(({ id }) => id),
  );
  const existingLocationIds = await findOwnLocationIds(tx, organizationId, input.locationIds ?? []);
  const errors: [string, FieldError | null][] = [
    ...newPeople.map(({ field, id, as }): [string, FieldError | null] => [
      field,
      validatePerson(candidates.get(id.toLowerCase()), as),
    ]),
    ...(input.locationIds ?? []).map((id, i): [string, FieldError | null] => [
      `locationIds.${i}`,
      existingLocationIds.has(id.toLowerCase()) ? null : { code: 'notFound', message: 'Location not found' },
    ]),
  ];
  const invalid = errors.filter((entry): entry is [string, FieldError] => entry[1] !== null);
  if (invalid.length > 0) throw invalidFields(Object.fromEntries(invalid));
}

async function getOperation(tx: Db, caller: Caller, id: string): Promise<OperationRecord> {
  const operation = await findOperation(tx, caller, id);
  if (!operation) throw notFound();
  return operation;
}

async function lockAndGetOperation(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<OperationRecord> {
  if (!(await lockOperation(tx, caller, id))) throw notFound();
  const record = await getOperation(tx, caller, id);
  await assertRevision(tx, caller, 'operation', record, seen);
  return record;
}

async function replaceLists(tx: Db, id: string, { notificationContactIds, locationIds }: OperationChanges) {
  if (notificationContactIds) await replaceNotificationContacts(tx, id, notificationContactIds);
  if (locationIds) await replaceLocations(tx, id, locationIds);
}

/** @returns the id of the new operation */
export const createOperation = ({ db, now }: Deps, caller: Caller, input: OperationInput): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    await assertValid(tx, organizationId, input, null);
    const { name, approver1Id = null, approver2Id = null, acceptanceMinutes = null, feasibility } = input;
    const { id } = await insertOperation(tx, {
      organizationId,
      name,
      approver1Id,
      approver2Id,
      acceptanceMinutes,
      feasibility,
      createdAt: now(),
    });
    await replaceLists(tx, id, input);
    const operation = await getOperation(tx, caller, id);
    await recordEvent(tx, caller, operation, 'created', now(), diffFields({}, snapshotOf(operation)));
    return id;
  });

/** Pending orders are then waiting for the new approvers. */
export const changeOperation = (
  deps: Deps,
  caller: Caller,
  id: string,
  changes: OperationChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const before = await lockAndGetOperation(tx, caller, id, seen);
    await assertValid(tx, before.organizationId, changes, before);
    const { name = before.name, approver1Id = before.approver1Id, approver2Id = before.approver2Id } = changes;
    const { acceptanceMinutes = before.acceptanceMinutes, feasibility = before.feasibility } = changes;
    const after = { approver1Id: approver1Id?.toLowerCase() ?? null, approver2Id: approver2Id?.toLowerCase() ?? null };
    for (const hook of deps.hooks.approversChanging)
      await hook(deps, tx, caller, { operationId: id, before, after, at });
    await updateOperation(tx, id, { name, ...after, acceptanceMinutes, feasibility });
    await replaceLists(tx, id, changes);
    const timelineChanges = diffFields<object>(snapshotOf(before), snapshotOf(await getOperation(tx, caller, id)));
    if (Object.keys(timelineChanges).length > 0) await recordEvent(tx, caller, before, 'updated', at, timelineChanges);
  });

/** @throws 409 when orders use the operation */
export const removeOperation = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const operation = await lockAndGetOperation(tx, caller, id, seen);
    const {
      usedBy: { count, numbers },
    } = await findOperationUsage(tx, id);
    const shownNumbers = numbers.join(', ') + (count > numbers.length ? '…' : '');
    if (count > 0)
      throw conflict('operationInUse', `Used by ${count} order${count === 1 ? '' : 's'}: ${shownNumbers}`, {
        count,
        numbers,
      });
    await deleteOperation(tx, id);
    await recordEvent(tx, caller, operation, 'deleted', now(), { name: { from: operation.name, to: null } });
    return { id };
  });
