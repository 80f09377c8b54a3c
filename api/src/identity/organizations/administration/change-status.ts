import { ACTIONS, MODELS } from 'shared-contracts/values/access';
import { settle } from '../notifications/notify.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { conflict, invalidFields } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { createUserWithOneTimePassword } from '../users/one-time-password.ts';
import type { Locked } from './changes.store.ts';
import { endSessions, setStatus } from './moves.store.ts';
import { actionsFor, type Move, moveOf, type Status, STATUS_NAMES } from './organization.rules.ts';
import { takenEmail } from './taken.store.ts';

type Means = Pick<Parts, 'db' | 'now' | 'config' | 'mail'>;

const ALL_RULES = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));

const noSuchMove = (from: Status, to: Status) =>
  conflict('statusNotAllowed', `An organization that is ${STATUS_NAMES[from]} cannot become ${STATUS_NAMES[to]}`, {
    from,
    to,
  });
export const isProtected = () => conflict('organizationProtected', 'You cannot block or delete your own organization');

/** The first user of an organization: its contact, who may do everything in it and is mailed how to sign in. */
export async function inviteContact(
  tx: Db,
  means: Means,
  caller: Caller,
  { id, contactEmail, contactName, language }: Pick<Locked, 'id' | 'contactEmail' | 'contactName' | 'language'>,
) {
  const taken = await takenEmail(tx, contactEmail, false);
  if (Object.keys(taken).length > 0) throw invalidFields(taken);
  const person = {
    login: contactEmail,
    email: contactEmail,
    organizationId: id,
    role: 'admin',
    language,
    contactId: null,
    isDriver: false,
    rules: ALL_RULES,
  } as const;
  await createUserWithOneTimePassword(tx, means, caller, { ...person, ...(contactName && { name: contactName }) });
}

/** What else a move brings about. */
const EFFECTS: Record<Move['event'], (tx: Db, means: Means, caller: Caller, organization: Locked) => Promise<void>> = {
  accept: async (tx, means, caller, organization) => {
    await inviteContact(tx, means, caller, organization);
    await settle(tx, 'organizationRegistered', organization.id, means.now());
  },
  block: (tx, _means, _caller, { id }) => endSessions(tx, id),
  activate: async () => {},
};

/** Brings an organization to another status; the one it has changes nothing. @throws 409 */
export async function moveTo(
  tx: Db,
  means: Means,
  caller: Caller,
  organization: Locked,
  status: Status,
): Promise<void> {
  const { id, status: from } = organization;
  if (status === from) return;
  const move = moveOf(from, status);
  if (!move) throw noSuchMove(from, status);
  if (!actionsFor(caller, { id, status: from, hasChange: false }).includes(move.event)) throw isProtected();
  await setStatus(tx, id, status);
  const entry = {
    subject: 'organization',
    subjectId: id,
    organizationId: id,
    event: move.event,
    from: STATUS_NAMES[from],
    to: STATUS_NAMES[status],
  };
  await record(tx, caller, { ...entry, occurredAt: means.now() });
  await EFFECTS[move.event](tx, means, caller, organization);
}
