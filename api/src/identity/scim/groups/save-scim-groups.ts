import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { Id } from 'shared-contracts/common';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { lockOrganization } from '../../users/users.store.ts';
import { badRequest, resourceNotFound, ScimError } from '../protocol/scim.errors.ts';
import type { Resource } from '../protocol/values.rules.ts';
import { type ScimClient, scimAuthor, scimReason } from '../scim-client.ts';
import { syncRulesOfGroups } from '../sync-rules.ts';
import { countVisible } from '../users/scim-users.store.ts';
import { toWritableGroup } from './present-group.ts';
import {
  changeMembers,
  deleteGroup,
  findGroup,
  insertGroup,
  lockGroup,
  type ScimGroupRecord,
  updateGroup,
} from './scim-groups.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type GroupData = { displayName: string; externalId: string | null; memberIds: string[] };

function toGroupData(resource: Resource): GroupData {
  const {
    displayName,
    externalId,
    members = [],
  } = resource as {
    displayName: string;
    externalId?: string;
    members?: { value?: string }[];
  };
  const ids = members.map(({ value = '' }) => value.toLowerCase());
  const stranger = ids.find((id) => !Id.safeParse(id).success);
  if (stranger !== undefined) throw badRequest('invalidValue', `Member ${stranger} not found`);
  return { displayName, externalId: externalId ?? null, memberIds: [...new Set(ids)] };
}

/** @throws ScimError `invalidValue` */
async function assertMembersExist(tx: Db, { provider }: ScimClient, ids: readonly string[]) {
  if ((await countVisible(tx, provider, ids)) < ids.length)
    throw badRequest('invalidValue', 'A member is not a user of this service');
}

function rethrowAsTaken(error: unknown): never {
  if (isConstraintViolation(error, 'scim_groups_display_name'))
    throw new ScimError(409, 'displayName is taken', 'uniqueness');
  throw error;
}

async function findSaved(tx: Db, { provider }: ScimClient, id: string): Promise<ScimGroupRecord> {
  const group = await findGroup(tx, provider.id, id);
  if (!group) throw resourceNotFound(id);
  return group;
}

type Entry = { id: string; event: TimelineEvent<'scimGroup'>; changes: Record<string, unknown> };
const record = (tx: Db, client: ScimClient, at: number, { id, event, changes }: Entry) =>
  recordTimeline(tx, scimAuthor(client), {
    subject: 'scimGroup',
    subjectId: id,
    event,
    reason: scimReason(client),
    changes,
    occurredAt: at,
  });

/** @throws ScimError 400, 409 `uniqueness` */
export const addScimGroup = (deps: Deps, client: ScimClient, resource: Resource): Promise<ScimGroupRecord> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const { memberIds, ...columns } = toGroupData(resource);
    await lockOrganization(tx, client.provider.organizationId);
    await assertMembersExist(tx, client, memberIds);
    const times = { createdAt: at, modifiedAt: at };
    const { id } = await insertGroup(tx, { ...columns, ...times, providerId: client.provider.id }).catch(
      rethrowAsTaken,
    );
    await changeMembers(tx, id, { added: memberIds, removed: [] });
    const changes = { displayName: columns.displayName, members: memberIds.length };
    await record(tx, client, at, { id, event: 'created', changes });
    await syncRulesOfGroups(tx, client, memberIds, at);
    return findSaved(tx, client, id);
  });

type Change = {
  id: string;
  /** Throws when the client has seen another version. */
  check: (group: ScimGroupRecord) => void;
};

async function lockSeen(tx: Db, { provider }: ScimClient, { id, check }: Change): Promise<ScimGroupRecord> {
  await lockOrganization(tx, provider.organizationId);
  const group = await lockGroup(tx, provider.id, id);
  if (!group) throw resourceNotFound(id);
  check(group);
  return group;
}

/**
 * Changes a group; users who join or leave get the rules of their groups.
 * @param change makes the new attributes out of the present ones
 * @throws ScimError 400, 404, 409 `uniqueness`, 412
 */
export const changeScimGroup = (
  deps: Deps,
  client: ScimClient,
  { change, ...target }: Change & { change: (before: Resource) => Resource },
): Promise<ScimGroupRecord> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const before = await lockSeen(tx, client, target);
    const { memberIds, ...columns } = toGroupData(change(toWritableGroup(before)));
    const beforeIds = new Set(before.members.map(({ id }) => id));
    const added = memberIds.filter((id) => !beforeIds.has(id));
    const removed = [...beforeIds].filter((id) => !memberIds.includes(id));
    const isRenamed = before.displayName !== columns.displayName || before.externalId !== columns.externalId;
    if (!isRenamed && added.length === 0 && removed.length === 0) return before;
    await assertMembersExist(tx, client, added);
    await updateGroup(tx, before.id, { ...columns, modifiedAt: at }).catch(rethrowAsTaken);
    await changeMembers(tx, before.id, { added, removed });
    const isOtherName = before.displayName !== columns.displayName;
    const changes = {
      ...(isOtherName && { displayName: { from: before.displayName, to: columns.displayName } }),
      members: { from: beforeIds.size, to: memberIds.length },
    };
    await record(tx, client, at, { id: before.id, event: 'updated', changes });
    await syncRulesOfGroups(tx, client, isRenamed ? [...beforeIds, ...added] : [...added, ...removed], at);
    return findSaved(tx, client, before.id);
  });

/** Its members lose the rules that only it gave, if the provider sets rules. @throws ScimError 404, 412 */
export const removeScimGroup = (deps: Deps, client: ScimClient, target: Change): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const { id, displayName, members } = await lockSeen(tx, client, target);
    await record(tx, client, at, { id, event: 'deleted', changes: { displayName } });
    await deleteGroup(tx, id);
    const memberIds = members.map((member) => member.id);
    await syncRulesOfGroups(tx, client, memberIds, at);
  });
