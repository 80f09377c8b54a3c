import { ACTIONS, MODELS } from 'shared-contracts/values/identity/access';
import { resolveNotifications } from '../../notifications/notify.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, invalidFields } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { createInvitedUser } from '../../users/create-users.ts';
import { splitName } from '../../users/person-names.rules.ts';
import type { LockedOrganization } from '../settings/changes.store.ts';
import { endSessions, updateStatus } from '../records/organization-status.store.ts';
import {
  organizationActions,
  type StatusTransition,
  findTransition,
  type Status,
  STATUS_NAMES,
} from '../records/organization.rules.ts';
import { findTakenEmail } from '../records/uniqueness.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'mailer'>;

const ALL_RULES = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));

const statusNotAllowed = (from: Status, to: Status) =>
  conflict('statusNotAllowed', `The organization is ${STATUS_NAMES[from]} and cannot become ${STATUS_NAMES[to]}`, {
    from,
    to,
  });
export const organizationProtected = () =>
  conflict('organizationProtected', 'You cannot block or delete your own organization');

/** Creates the first user of an organization from its contact, an admin with all rules, and emails a one-time password. */
export async function inviteContact(
  tx: Db,
  deps: Deps,
  caller: Caller,
  {
    id,
    contactEmail,
    contactName,
    language,
  }: Pick<LockedOrganization, 'id' | 'contactEmail' | 'contactName' | 'language'>,
) {
  const taken = await findTakenEmail(tx, contactEmail, false);
  if (Object.keys(taken).length > 0) throw invalidFields(taken);
  const user = {
    login: contactEmail,
    email: contactEmail,
    organizationId: id,
    role: 'admin',
    language,
    contactId: null,
    isDriver: false,
    rules: ALL_RULES,
    ...splitName(contactName),
  } as const;
  await createInvitedUser(tx, deps, caller, { ...user, ...(contactName && { name: contactName }) });
}

const TRANSITION_EFFECTS: Record<
  StatusTransition['event'],
  (tx: Db, deps: Deps, caller: Caller, organization: LockedOrganization) => Promise<void>
> = {
  accept: async (tx, deps, caller, organization) => {
    await inviteContact(tx, deps, caller, organization);
    await resolveNotifications(tx, 'organizationRegistered', organization.id, deps.now());
  },
  block: (tx, _deps, _caller, { id }) => endSessions(tx, id),
  activate: async () => {},
};

/** Has no effect when the organization already has the status. @throws 409 */
export async function changeStatus(
  tx: Db,
  deps: Deps,
  caller: Caller,
  organization: LockedOrganization,
  status: Status,
): Promise<void> {
  const { id, status: from } = organization;
  if (status === from) return;
  const transition = findTransition(from, status);
  if (!transition) throw statusNotAllowed(from, status);
  if (!organizationActions(caller, { id, status: from, hasChange: false }).includes(transition.event))
    throw organizationProtected();
  await updateStatus(tx, id, status);
  const entry = {
    subject: 'organization',
    subjectId: id,
    organizationId: id,
    event: transition.event,
    from: STATUS_NAMES[from],
    to: STATUS_NAMES[status],
  } as const;
  await recordTimeline(tx, caller, { ...entry, occurredAt: deps.now() });
  await TRANSITION_EFFECTS[transition.event](tx, deps, caller, organization);
}
