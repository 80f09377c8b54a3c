import { email as Email } from 'shared-contracts/common';
import { USER_LIMITS } from 'shared-contracts/values/field-limits';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { endSessions } from '../../auth/sessions.store.ts';
import { deleteIdentity, findUserDefaults } from '../../single-sign-on/identities.store.ts';
import { domainOf } from '../../single-sign-on/sign-on.rules.ts';
import { createUser, generatePassword } from '../../users/create-users.ts';
import { assertAdminRemains, STATUS_EVENTS } from '../../users/save-users.ts';
import { type PersonNames, readNames } from '../../users/person-names.rules.ts';
import { pickChanged, userChanges } from '../../users/user-changes.rules.ts';
import {
  assertLoginAndEmailFree,
  findUser,
  isLoginOrEmailTaken,
  lockOrganization,
  updateUser,
} from '../../users/users.store.ts';
import { badRequest, resourceNotFound, ScimError } from '../protocol/scim.errors.ts';
import type { Resource } from '../protocol/values.rules.ts';
import { type ScimClient, scimAuthor, scimReason } from '../scim-client.ts';
import type { ScimAttributes } from '../scim.tables.ts';
import { readEmail } from './email.rules.ts';
import { toWritable } from './present-user.ts';
import {
  deleteMemberships,
  findByEmail,
  findVisible,
  findVisibleByUserName,
  saveScimUser,
  type ScimUserRecord,
} from './scim-users.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type UserData = {
  userName: string;
  externalId: string | null;
  isActive: boolean;
  email: string;
  attributes: ScimAttributes;
  names: PersonNames;
};

const taken = (detail: string) => new ScimError(409, detail, 'uniqueness');

function assertOwnDomain({ provider }: ScimClient, email: string) {
  const isOwn = provider.domains.some(({ domain, confirmedAt }) => confirmedAt !== null && domain === domainOf(email));
  if (!isOwn) throw badRequest('invalidValue', `The domain of ${email} is not confirmed for this identity provider`);
}

/** @param isActive default if the resource doesn't contain it */
function toUserData(resource: Resource, isActive: boolean): UserData {
  const { userName, externalId, active, displayName, name } = resource as {
    userName: string;
    externalId?: string;
    active?: boolean;
  } & ScimAttributes;
  const email = readEmail(resource);
  if (email === null || !Email.safeParse(email).success)
    throw badRequest('invalidValue', 'emails needs an address, or userName must be one');
  return {
    userName,
    externalId: externalId ?? null,
    isActive: active ?? isActive,
    email,
    names: readNames({ givenName: name?.givenName, familyName: name?.familyName }),
    attributes: { ...(displayName && { displayName }), ...(name && { name }) },
  };
}

async function assertUserNameFree(tx: Db, { provider }: ScimClient, userName: string, exceptId?: string) {
  const other = await findVisibleByUserName(tx, provider, userName);
  if (other && other.id !== exceptId) throw taken(`userName ${userName} is taken`);
}

const save = (
  tx: Db,
  { provider }: ScimClient,
  userId: string,
  { userName, externalId, attributes }: UserData,
  at: number,
) =>
  saveScimUser(tx, {
    providerId: provider.id,
    userId,
    userName,
    externalId,
    attributes: JSON.stringify(attributes),
    modifiedAt: at,
    removedAt: null,
  });

/**
 * Changes the user's own record: address, status and, if present, names.
 * @throws AppError 409 `lastAdmin`, `breakGlassAdmin`
 */
async function updateAccount(
  tx: Db,
  client: ScimClient,
  userId: string,
  { email, isActive, names }: Pick<UserData, 'email' | 'isActive'> & { names?: PersonNames },
  at: number,
): Promise<void> {
  const before = await findUser(tx, userId);
  const status = isActive ? USER_STATUS.active : USER_STATUS.blocked;
  const isSameEmail = before.email.toLowerCase() === email.toLowerCase();
  const changes = pickChanged<Partial<PersonNames> & { email?: string; status?: 1 | 2 }>(before, {
    ...(!isSameEmail && { email }),
    ...names,
    status,
  });
  if (Object.keys(changes).length === 0) return;
  if (changes.email !== undefined) {
    assertOwnDomain(client, changes.email);
    await assertLoginAndEmailFree(tx, { email: changes.email }, userId);
  }
  await assertAdminRemains(tx, { role: 'admin' }, before, changes);
  await updateUser(tx, userId, changes);
  if (changes.status === USER_STATUS.blocked) await endSessions(tx, userId);
  await recordTimeline(tx, scimAuthor(client), {
    subject: 'user',
    subjectId: userId,
    event: changes.status ? STATUS_EVENTS[changes.status] : 'updated',
    reason: scimReason(client),
    changes: userChanges(before, await findUser(tx, userId)),
    occurredAt: at,
  });
}

async function createAccount(
  tx: Db,
  deps: Deps,
  client: ScimClient,
  { email, names }: Pick<UserData, 'email' | 'names'>,
): Promise<string> {
  const { organizationId, defaultRules } = client.provider;
  const defaults = await findUserDefaults(tx, organizationId);
  if (!defaults) throw new ScimError(500, 'The organization has no users');
  const name = email.slice(0, Math.min(email.lastIndexOf('@'), USER_LIMITS.login));
  const { id } = await createUser(
    tx,
    deps,
    scimAuthor(client),
    {
      organizationId,
      email,
      login: (await isLoginOrEmailTaken(tx, name)) ? email : name,
      ...names,
      role: 'user',
      timezoneId: defaults.timezoneId,
      contactId: null,
      ...(defaults.defaultLanguage && { language: defaults.defaultLanguage }),
      rules: defaultRules,
    },
    generatePassword(),
  );
  return id;
}

async function findSaved(tx: Db, { provider }: ScimClient, id: string): Promise<ScimUserRecord> {
  const user = await findVisible(tx, provider, id);
  if (!user) throw resourceNotFound(id);
  return user;
}

/**
 * Adds a user. One whom the provider has deleted before comes back as the same person.
 * @throws ScimError 400, 409 `uniqueness`
 */
export const addScimUser = (deps: Deps, client: ScimClient, resource: Resource): Promise<ScimUserRecord> =>
  inTransaction(deps.db, async (tx) => {
    const { provider } = client;
    const at = deps.now();
    const data = toUserData(resource, true);
    assertOwnDomain(client, data.email);
    await lockOrganization(tx, provider.organizationId);
    await assertUserNameFree(tx, client, data.userName);
    const existing = await findByEmail(tx, provider, data.email.toLowerCase());
    if (existing && (existing.removedAt === null || existing.role === 'root')) throw taken(`${data.email} is taken`);
    const id = existing?.id ?? (await createAccount(tx, deps, client, data));
    await save(tx, client, id, data, at);
    const { names: _names, ...account } = data;
    // A provider without a name doesn't clear the user's current one.
    await updateAccount(tx, client, id, data.attributes.name ? data : account, at);
    return findSaved(tx, client, id);
  });

type Change = {
  id: string;
  /** Throws when the client has seen another version. */
  check: (user: ScimUserRecord) => void;
};

async function lockVisible(tx: Db, client: ScimClient, { id, check }: Change): Promise<ScimUserRecord> {
  await lockOrganization(tx, client.provider.organizationId);
  const user = await findVisible(tx, client.provider, id);
  if (!user) throw resourceNotFound(id);
  check(user);
  return user;
}

/**
 * Changes a user. One who is blocked loses their sessions at once.
 * @param change makes the new attributes out of the present ones
 * @throws ScimError 400, 404, 409 `uniqueness`, 412; AppError 409 `lastAdmin`, `breakGlassAdmin`
 */
export const changeScimUser = (
  deps: Deps,
  client: ScimClient,
  { change, ...target }: Change & { change: (before: Resource) => Resource },
): Promise<ScimUserRecord> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const before = await lockVisible(tx, client, target);
    const present = toWritable(before);
    const resource = change(present);
    if (JSON.stringify(resource) === JSON.stringify(present)) return before;
    const data = toUserData(resource, before.isActive);
    await assertUserNameFree(tx, client, data.userName, before.id);
    await save(tx, client, before.id, data, at);
    await updateAccount(tx, client, before.id, data, at);
    return findSaved(tx, client, before.id);
  });

/**
 * Blocks a user and deletes the provider's data about them. Their timeline is retained; the provider no longer sees
 * them.
 * @throws ScimError 404, 412; AppError 409 `lastAdmin`, `breakGlassAdmin`
 */
export const removeScimUser = (deps: Deps, client: ScimClient, target: Change): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const { id, email, userName } = await lockVisible(tx, client, target);
    await updateAccount(tx, client, id, { email, isActive: false }, at);
    await deleteMemberships(tx, client.provider.id, id);
    await deleteIdentity(tx, client.provider.id, id);
    await saveScimUser(tx, {
      providerId: client.provider.id,
      userId: id,
      userName,
      externalId: null,
      attributes: '{}',
      modifiedAt: at,
      removedAt: at,
    });
  });
