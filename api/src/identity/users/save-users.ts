import type { z } from 'zod';
import type { UserInput, UserPatch } from 'shared-contracts/users';
import { writeTo } from '../auth/account-mails.ts';
import { setPassword } from '../auth/auth.store.ts';
import { hashPassword } from '../auth/password.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { AppError, conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { linkDriver } from './drivers.store.ts';
import { createUser, createUserWithOneTimePassword } from './one-time-password.ts';
import { leavesNoAdmin, refusalOf, userActions, type UserAction, type Wanted } from './user.rules.ts';
import { userChanges, wantedOf } from './user-changes.rules.ts';
import { whyKept } from './user-uses.rules.ts';
import { usesOfUser } from './user-uses.store.ts';
import {
  countOtherAdmins,
  deleteUser,
  demandFree,
  endSessions,
  findOwnUser,
  findUser,
  isContactOf,
  isTimezone,
  lockOrganization,
  replaceRules,
  updateUser,
  type UserRecord,
} from './users.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'mail' | 'config'>;

function demandAllowed(caller: Caller, subject: UserRecord | null, wanted: Wanted): void {
  const refusal = refusalOf(caller, subject, wanted);
  if (!refusal) return;
  const { code, field, message } = refusal;
  throw new AppError(403, code, message, { fields: { [field]: { code, message } } });
}

function demandAction(caller: Caller, user: UserRecord, action: UserAction): void {
  if (userActions(caller, user).includes(action)) return;
  if (user.id === caller.userId) throw new AppError(403, 'ownAccount', 'Nobody deletes themselves');
  throw new AppError(403, 'outOfReach', 'Only root changes a root, and only an admin or root an admin');
}

export async function demandAdminLeft(tx: Db, caller: Caller, user: UserRecord, after: Wanted | null): Promise<void> {
  if (leavesNoAdmin(caller, user, after, await countOtherAdmins(tx, user)))
    throw conflict('lastAdmin', 'An organization keeps at least one active admin');
}

/** Whose user a new one becomes: root chooses, others have one answer. */
async function organizationFor(tx: Db, caller: Caller, asked: string | undefined): Promise<string> {
  const id = asked ?? caller.organizationId;
  const isOpen = id === caller.organizationId || isRoot(caller);
  if (!isOpen || !(await lockOrganization(tx, id)))
    throw invalidField('organizationId', 'notFound', 'Organization not found');
  return id;
}

type Links = { timezoneId?: string | undefined; contactId?: string | null | undefined };

async function demandLinks(tx: Db, organizationId: string, { timezoneId, contactId }: Links): Promise<void> {
  if (timezoneId !== undefined && !(await isTimezone(tx, timezoneId)))
    throw invalidField('timezoneId', 'notFound', 'Time zone not found');
  if (contactId && !(await isContactOf(tx, contactId, organizationId)))
    throw invalidField('contactId', 'notFound', 'Contact not found');
}

function demandContactOfDriver({ isDriver, contactId }: { isDriver: boolean; contactId: string | null }): void {
  if (isDriver && contactId === null) throw invalidField('contactId', 'required', 'A driver needs a contact');
}

/** With a password, somebody tells it to the user; without one, a one-time password is mailed to them. */
export const addUser = (
  server: Server,
  caller: Caller,
  { password, organizationId: asked, ...input }: z.infer<typeof UserInput>,
): Promise<UserRecord> =>
  inTransaction(server.db, async (tx) => {
    const organizationId = await organizationFor(tx, caller, asked);
    demandAllowed(caller, null, input);
    const user = { ...input, organizationId, contactId: input.contactId ?? null };
    demandContactOfDriver(user);
    await demandLinks(tx, organizationId, user);
    const made = await (password === undefined
      ? createUserWithOneTimePassword(tx, server, caller, user)
      : createUser(tx, server, caller, user, password));
    if (made.isDriver) await linkDriver(tx, made, server.now());
    return made;
  });

/** The user as they are, while nobody else changes users of their organization. */
async function lockedUser(tx: Db, caller: Caller, id: string): Promise<UserRecord> {
  const seen = await findOwnUser(tx, caller, id);
  if (!seen) throw notFound();
  await lockOrganization(tx, seen.organizationId);
  const user = await findOwnUser(tx, caller, id);
  if (!user) throw notFound();
  return user;
}

export const STATUS_EVENTS = { 1: 'activated', 2: 'blocked' } as const;

/** A password that somebody else knows: it serves for one sign-in. */
async function setForeignPassword(
  tx: Db,
  server: Server,
  caller: Caller,
  user: UserRecord,
  password: string,
): Promise<void> {
  const { id, organizationId, login } = user;
  await setPassword(tx, id, { passwordHash: await hashPassword(password), mustChangePassword: true });
  await record(tx, caller, {
    subject: 'user',
    subjectId: id,
    event: 'passwordSet',
    organizationId,
    occurredAt: server.now(),
  });
  await writeTo(tx, server, user, 'passwordChanged', { login });
}

export const changeUser = (
  server: Server,
  caller: Caller,
  id: string,
  patch: z.infer<typeof UserPatch>,
): Promise<UserRecord> =>
  inTransaction(server.db, async (tx) => {
    const before = await lockedUser(tx, caller, id);
    const { organizationId } = before;
    const wanted = wantedOf(before, patch);
    demandAction(caller, before, 'edit');
    demandAllowed(caller, before, wanted);
    demandContactOfDriver({ isDriver: before.isDriver, contactId: before.contact?.id ?? null, ...wanted });
    await demandLinks(tx, organizationId, wanted);
    await demandFree(tx, wanted, id);
    await demandAdminLeft(tx, caller, before, wanted);

    const { password, rules, ...columns } = wanted;
    if (Object.keys(columns).length > 0) await updateUser(tx, id, columns);
    if (rules) await replaceRules(tx, id, rules);
    if (wanted.status === 2) await endSessions(tx, id);
    const after = await findUser(tx, id);
    if ('isDriver' in wanted || 'contactId' in wanted) await linkDriver(tx, after, server.now());
    const changes = userChanges(before, after);
    const event = wanted.status ? STATUS_EVENTS[wanted.status] : 'updated';
    if (Object.keys(changes).length > 0)
      await record(tx, caller, {
        subject: 'user',
        subjectId: id,
        event,
        organizationId,
        changes,
        occurredAt: server.now(),
      });
    if (password !== undefined) await setForeignPassword(tx, server, caller, after, password);
    return after;
  });

/** Only who never did anything; others are blocked. */
export const removeUser = (server: Server, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const user = await lockedUser(tx, caller, id);
    demandAction(caller, user, 'delete');
    await demandAdminLeft(tx, caller, user, null);
    const uses = await usesOfUser(tx, id);
    const why = whyKept(uses);
    if (why) throw conflict('userInUse', why, uses);
    await deleteUser(tx, id);
    await record(tx, caller, {
      subject: 'user',
      subjectId: id,
      event: 'deleted',
      organizationId: user.organizationId,
      changes: userChanges(user, {}),
      occurredAt: server.now(),
    });
  });
