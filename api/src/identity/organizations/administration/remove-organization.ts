import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { resolveNotifications } from '../../notifications/notify.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { type LockedOrganization, lockOrganization } from '../settings/changes.store.ts';
import { deleteOrganization, deletePartnershipRequests } from '../records/organization-status.store.ts';
import { insertDeclinedRegistration } from './declined-registrations.store.ts';
import { organizationProtected } from './change-status.ts';
import { emailContact } from '../emails/organization-notifications.ts';
import { type Usage, formatUsages } from '../records/usage.rules.ts';
import { findUsages } from '../records/usage.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'mailer'>;

const organizationInUse = (usages: Usage[]) =>
  conflict('organizationInUse', `Used by ${formatUsages(usages)}`, { uses: usages });

/** Emails the contact the reason, which stays readable for root. */
async function declineRegistration(
  tx: Db,
  deps: Deps,
  { organizationId }: Caller,
  organization: LockedOrganization,
  reason: string | null,
) {
  const { id } = organization;
  await insertDeclinedRegistration(tx, organization, { organizationId, reason, declinedAt: deps.now() });
  await deletePartnershipRequests(tx, id);
  await emailContact(tx, deps, organization, 'registrationDeclined', { reason: reason ?? '' });
  await resolveNotifications(tx, 'organizationRegistered', id, deps.now());
}

/** Deletes an unused organization, or declines a registered one. @throws 409 listing what still refers to it */
export const removeOrganization = (
  deps: Deps,
  caller: Caller,
  id: string,
  reason: string | null,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const organization = await lockOrganization(tx, id);
    if (!organization) throw notFound();
    await assertRevision(tx, caller, 'organization', organization, seen);
    if (id === caller.organizationId) throw organizationProtected();
    const isDeclined = organization.status === ORGANIZATION_STATUS.registered;
    if (isDeclined) await declineRegistration(tx, deps, caller, organization, reason);
    const usages = await findUsages(tx, id);
    if (usages.length > 0) throw organizationInUse(usages);
    await deleteOrganization(tx, id);
    const { name, registrationId } = organization;
    const changes = { name: { from: name, to: null }, registrationId: { from: registrationId, to: null } };
    const event = isDeclined ? 'registrationDeclined' : 'deleted';
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event,
      reason,
      changes,
      occurredAt: deps.now(),
    });
  });
