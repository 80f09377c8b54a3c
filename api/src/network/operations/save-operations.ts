import type { FieldError } from 'shared-contracts/common';
import type { OperationChanges, OperationInput } from 'shared-contracts/operations';
import { locationsAmong } from '../contacts/contact-saves.store.ts';
import { handOver } from '../../orders/handover.ts';
import type { Caller } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { personFault } from './operation.rules.ts';
import {
  deleteOperation,
  insertOperation,
  lockOperation,
  peopleAmong,
  replaceNotified,
  replacePlaces,
  updateOperation,
} from './operation-saves.store.ts';
import { findOperation, type OperationRecord, usesOfOperation } from './operations.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'mail' | 'config'>;
type Mention = { field: string; id: string; as: 'approver' | 'notified' };

/** An operation as the timeline tells of it. */
const storyOf = ({ name, approver1, approver2, notificationContacts, locations }: OperationRecord) => ({
  name,
  approver1,
  approver2,
  notificationContacts: notificationContacts.map(({ name: one }) => one),
  locations: locations.map(({ name: one }) => one),
});

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: OperationRecord,
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'operation', subjectId: id, event, organizationId, changes, occurredAt: now });

/** Whom the input names anew; who was there before may stay, whatever became of them. */
function namedAnew(
  { approver1Id, approver2Id, notificationContactIds = [] }: OperationChanges,
  before: OperationRecord | null,
): Mention[] {
  const approvers = [
    ['approver1Id', approver1Id],
    ['approver2Id', approver2Id],
  ] as const;
  const known = new Set(before?.notificationContacts.map(({ id }) => id));
  return [
    ...approvers.flatMap(([field, id]): Mention[] =>
      id && id.toLowerCase() !== before?.[field] ? [{ field, id, as: 'approver' }] : [],
    ),
    ...notificationContactIds.flatMap((id, i): Mention[] =>
      known.has(id.toLowerCase()) ? [] : [{ field: `notificationContactIds.${i}`, id, as: 'notified' }],
    ),
  ];
}

/** @throws 422 naming every person who cannot be named, and every location that is not the organization's */
async function demandSound(
  tx: Db,
  organizationId: string,
  input: OperationChanges,
  before: OperationRecord | null,
): Promise<void> {
  const mentions = namedAnew(input, before);
  const people = await peopleAmong(
    tx,
    organizationId,
    mentions.map(({ id }) => id),
  );
  const places = await locationsAmong(tx, organizationId, input.locationIds ?? []);
  const faults: [string, FieldError | null][] = [
    ...mentions.map(({ field, id, as }): [string, FieldError | null] => [
      field,
      personFault(people.get(id.toLowerCase()), as),
    ]),
    ...(input.locationIds ?? []).map((id, i): [string, FieldError | null] => [
      `locationIds.${i}`,
      places.has(id.toLowerCase()) ? null : { code: 'notFound', message: 'Location not found' },
    ]),
  ];
  const found = faults.filter((fault): fault is [string, FieldError] => fault[1] !== null);
  if (found.length > 0) throw invalidFields(Object.fromEntries(found));
}

async function whole(tx: Db, caller: Caller, id: string): Promise<OperationRecord> {
  const operation = await findOperation(tx, caller, id);
  if (!operation) throw notFound();
  return operation;
}

async function locked(tx: Db, caller: Caller, id: string): Promise<OperationRecord> {
  if (!(await lockOperation(tx, caller, id))) throw notFound();
  return whole(tx, caller, id);
}

async function replaceLists(tx: Db, id: string, { notificationContactIds, locationIds }: OperationChanges) {
  if (notificationContactIds) await replaceNotified(tx, id, notificationContactIds);
  if (locationIds) await replacePlaces(tx, id, locationIds);
}

/** @returns the id of the new operation */
export const createOperation = ({ db, now }: Server, caller: Caller, input: OperationInput): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    await demandSound(tx, organizationId, input, null);
    const { name, approver1Id = null, approver2Id = null } = input;
    const { id } = await insertOperation(tx, { organizationId, name, approver1Id, approver2Id, createdAt: now() });
    await replaceLists(tx, id, input);
    const made = await whole(tx, caller, id);
    await write(tx, caller, made, 'created', now(), changesOf({}, storyOf(made)));
    return id;
  });

/** Orders that wait ask the approvers whom the operation has then. */
export const changeOperation = (server: Server, caller: Caller, id: string, wanted: OperationChanges): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const at = server.now();
    const before = await locked(tx, caller, id);
    await demandSound(tx, before.organizationId, wanted, before);
    const { name = before.name, approver1Id = before.approver1Id, approver2Id = before.approver2Id } = wanted;
    const after = { approver1Id: approver1Id?.toLowerCase() ?? null, approver2Id: approver2Id?.toLowerCase() ?? null };
    await handOver(server, tx, caller, { id, before, after, at });
    await updateOperation(tx, id, { name, ...after });
    await replaceLists(tx, id, wanted);
    const changes = changesOf<object>(storyOf(before), storyOf(await whole(tx, caller, id)));
    if (Object.keys(changes).length > 0) await write(tx, caller, before, 'updated', at, changes);
  });

/** Only one that no order uses. */
export const removeOperation = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const gone = await locked(tx, caller, id);
    const {
      usedBy: { count, numbers },
    } = await usesOfOperation(tx, id);
    const named = numbers.join(', ') + (count > numbers.length ? '…' : '');
    if (count > 0)
      throw conflict('operationInUse', `Used by ${count} order${count === 1 ? '' : 's'}: ${named}`, { count, numbers });
    await deleteOperation(tx, id);
    await write(tx, caller, gone, 'deleted', now(), { name: { from: gone.name, to: null } });
    return { id };
  });
