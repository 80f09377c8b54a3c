import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { UserInput, UserPatch } from 'shared-contracts/identity/users';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { sendAccountEmail } from '../auth/account-emails.ts';
import { assertPassword } from '../auth/assert-password.ts';
import { setPassword } from '../auth/auth.store.ts';
import { endSessions } from '../auth/sessions.store.ts';
import { hashPassword } from '../auth/password.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { createUser, createInvitedUser } from './create-users.ts';
import { assertAreaModelsExist } from './assert-area-models.ts';
import { replaceGrantedRules } from '../auth/granted-rules.store.ts';
import {
  removesBreakGlass,
  removesLastAdmin,
  findAccessViolation,
  userActions,
  type UserAction,
  type UserChange,
} from './user.rules.ts';
import { userChanges, pickUserChanges } from './user-changes.rules.ts';
import { usageMessage } from './user-usage.rules.ts';
import { countUserUsage } from './user-usage.store.ts';
import {
  countOtherActiveAdmins,
  deleteUser,
  assertLoginAndEmailFree,
  findVisibleUser,
  findUser,
  contactExists,
  isBreakGlassAdmin,
  timezoneExists,
  lockOrganization,
  lockVisibleUser,
  updateUser,
  type UserRecord,
} from './users.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'mailer' | 'config' | 'hooks'> & Pick<FastifyInstance, 'releases'>;

function assertMayChange(caller: Caller, subject: UserRecord | null, changes: UserChange): void {
  const violation = findAccessViolation(caller, subject, changes);
  if (!violation) return;
  const { code, field, message } = violation;
  throw new AppError(403, code, message, { fields: { [field]: { code, message } } });
}

function assertActionAllowed(caller: Caller, user: UserRecord, action: UserAction): void {
  if (userActions(caller, user).includes(action)) return;
  if (user.anonymizedAt !== null) throw conflict('anonymized', 'This person is anonymized for good');
  if (user.id === caller.userId) throw new AppError(403, 'ownAccount', "You can't delete yourself");
  throw new AppError(403, 'outOfReach', 'Only root can edit a root user, and only an admin or root can edit an admin');
}

/** @throws 409 `lastAdmin`, `breakGlassAdmin` */
export async function assertAdminRemains(
  tx: Db,
  caller: Pick<Caller, 'role'>,
  user: UserRecord,
  after: UserChange | null,
): Promise<void> {
  if (removesLastAdmin(caller, user, after, await countOtherActiveAdmins(tx, user)))
    throw conflict('lastAdmin', 'An organization needs at least one active admin');
  if (removesBreakGlass(caller, after, await isBreakGlassAdmin(tx, user.id)))
    throw conflict(
      'breakGlassAdmin',
      'This admin can still sign in when single sign-on fails. Choose another one first',
    );
}

/** Only root may add users to another organization. */
async function resolveOrganizationId(
  tx: Db,
  caller: Caller,
  requestedOrganizationId: string | undefined,
): Promise<string> {
  const id = requestedOrganizationId ?? caller.organizationId;
  const isAllowed = id === caller.organizationId || isRoot(caller);
  if (!isAllowed || !(await lockOrganization(tx, id)))
    throw invalidField('organizationId', 'notFound', 'Organization not found');
  return id;
}

type References = { timezoneId?: string | undefined; contactId?: string | null | undefined };

async function assertReferencesExist(
  tx: Db,
  organizationId: string,
  { timezoneId, contactId }: References,
): Promise<void> {
  if (timezoneId !== undefined && !(await timezoneExists(tx, timezoneId)))
    throw invalidField('timezoneId', 'notFound', 'Time zone not found');
  if (contactId && !(await contactExists(tx, contactId, organizationId)))
    throw invalidField('contactId', 'notFound', 'Contact not found');
}

function assertDriverHasContact({ isDriver, contactId }: { isDriver: boolean; contactId: string | null }): void {
  if (isDriver && contactId === null) throw invalidField('contactId', 'required', 'A driver needs a contact');
}

const publishUserSaved = async ({ hooks, now }: Deps, tx: Db, user: UserRecord) => {
  for (const hook of hooks.userSaved) await hook(tx, user, now());
};

/** Without a password the user is invited by email. @param origin address of the portal that the email leads to */
export const addUser = (
  deps: Deps,
  caller: Caller,
  { password, organizationId: requestedOrganizationId, ...input }: z.infer<typeof UserInput>,
  origin: string,
): Promise<UserRecord> =>
  inTransaction(deps.db, async (tx) => {
    const organizationId = await resolveOrganizationId(tx, caller, requestedOrganizationId);
    assertMayChange(caller, null, input);
    await assertAreaModelsExist(deps, [], input.rules);
    const newUser = { ...input, organizationId, contactId: input.contactId ?? null };
    assertDriverHasContact(newUser);
    await assertReferencesExist(tx, organizationId, newUser);
    if (password !== undefined) await assertPassword(password, newUser);
    const user = await (password === undefined
      ? createInvitedUser(tx, deps, caller, newUser, origin)
      : createUser(tx, deps, caller, newUser, password));
    if (user.isDriver) await publishUserSaved(deps, tx, user);
    return user;
  });

/** Serializes changes to the users of one organization. */
async function lockSeenUser(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<UserRecord> {
  const visible = await findVisibleUser(tx, caller, id);
  if (!visible) throw notFound();
  await lockOrganization(tx, visible.organizationId);
  const user = await lockVisibleUser(tx, caller, id);
  if (!user) throw notFound();
  await assertRevision(tx, caller, 'user', user, seen);
  return user;
}

export const STATUS_EVENTS = { [USER_STATUS.active]: 'activated', [USER_STATUS.blocked]: 'blocked' } as const;

/** The user must replace the password at the next sign-in, because an admin knows it. */
async function setPasswordForUser(
  tx: Db,
  deps: Deps,
  caller: Caller,
  user: UserRecord,
  password: string,
): Promise<void> {
  const { id, organizationId, name } = user;
  await assertPassword(password, user);
  await setPassword(tx, id, { passwordHash: await hashPassword(password), mustChangePassword: true });
  await recordTimeline(tx, caller, {
    subject: 'user',
    subjectId: id,
    event: 'passwordSet',
    organizationId,
    occurredAt: deps.now(),
  });
  await sendAccountEmail(tx, deps, user, 'passwordChanged', { name });
}

export const changeUser = (
  deps: Deps,
  caller: Caller,
  id: string,
  patch: z.infer<typeof UserPatch>,
  seen: SeenRevision,
): Promise<UserRecord> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockSeenUser(tx, caller, id, seen);
    const { organizationId } = before;
    const changes = pickUserChanges(before, patch);
    assertActionAllowed(caller, before, 'edit');
    assertMayChange(caller, before, changes);
    await assertAreaModelsExist(deps, before.rules, changes.rules);
    assertDriverHasContact({ isDriver: before.isDriver, contactId: before.contact?.id ?? null, ...changes });
    await assertReferencesExist(tx, organizationId, changes);
    await assertLoginAndEmailFree(tx, changes, id);
    await assertAdminRemains(tx, caller, before, changes);

    const { password, rules, ...columns } = changes;
    if (Object.keys(columns).length > 0) await updateUser(tx, id, columns);
    if (rules) await replaceGrantedRules(tx, id, rules);
    if (changes.status === USER_STATUS.blocked) await endSessions(tx, id);
    const after = await findUser(tx, id);
    if ('isDriver' in changes || 'contactId' in changes) await publishUserSaved(deps, tx, after);
    const recordedChanges = userChanges(before, after);
    const event = changes.status ? STATUS_EVENTS[changes.status] : 'updated';
    const isChanged = Object.keys(recordedChanges).length > 0;
    if (isChanged)
      await recordTimeline(tx, caller, {
        subject: 'user',
        subjectId: id,
        event,
        organizationId,
        changes: recordedChanges,
        occurredAt: deps.now(),
      });
    if (password !== undefined) await setPasswordForUser(tx, deps, caller, after, password);
    return { ...after, revision: after.revision + Number(isChanged) };
  });

/** Deletes a user who has no history. @throws 409 when the user is still referenced */
export const removeUser = (deps: Deps, caller: Caller, id: string, seen: SeenRevision): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockSeenUser(tx, caller, id, seen);
    assertActionAllowed(caller, user, 'delete');
    await assertAdminRemains(tx, caller, user, null);
    const usage = await countUserUsage(tx, id);
    const message = usageMessage(usage);
    if (message) throw conflict('userInUse', message, usage);
    await deleteUser(tx, id);
    await recordTimeline(tx, caller, {
      subject: 'user',
      subjectId: id,
      event: 'deleted',
      organizationId: user.organizationId,
      changes: userChanges(user, {}),
      occurredAt: deps.now(),
    });
  });
