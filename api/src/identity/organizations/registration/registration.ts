import type { z } from 'zod';
import type { OrganizationRegistration } from 'shared-contracts/identity/organizations';
import { REGISTRATION_REVIEW_HOURS } from 'shared-contracts/values/limits';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { notify } from '../../notifications/notify.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, invalidFields } from '../../../platform/errors/app-error.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordAttempt } from '../../../platform/security/throttle.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { buildOrganizationEmail } from '../emails/organization-emails.ts';
import { listCreatableTypes } from '../records/organization.rules.ts';
import { findDistributor } from '../records/organizations.store.ts';
import { insertOrganization, findRootUsers } from './registration.store.ts';
import { findMissingLookups } from '../settings/settings.checks.ts';
import { lockRegistrations, findTakenEmail, findTakenRegistration } from '../records/uniqueness.store.ts';
import { emailContact } from '../emails/organization-notifications.ts';

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'mailer'>;
type Registration = z.infer<typeof OrganizationRegistration>;

/** Registrations from one network address before throttling starts. */
const FREE_REGISTRATIONS = 5;
const registrationClosed = () => new AppError(403, 'registrationClosed', 'Registration is closed here');

async function assertValidRegistration(tx: Db, host: string, registration: Registration) {
  const { type, countryId, registrationId, contactEmail } = registration;
  const distributor = await findDistributor(tx, host);
  const isOffered = listCreatableTypes(distributor?.type ?? null).includes(type);
  const fields = {
    ...(!isOffered && { type: { code: 'invalid', message: 'This type cannot be registered here' } }),
    ...(await findMissingLookups(tx, registration)),
    ...(await findTakenRegistration(tx, countryId, registrationId)),
    ...(await findTakenEmail(tx, contactEmail, true)),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

type RegisteredOrganization = Awaited<ReturnType<typeof insertOrganization>>;

/** Confirms the registration to the organization's contact and notifies root users of the review. */
export async function notifyOfRegistration(tx: Db, deps: Deps, organization: RegisteredOrganization) {
  const { mailer, config, now } = deps;
  const { id, name, registrationId, contactName, contactEmail } = organization;
  const hours = String(REGISTRATION_REVIEW_HOURS);
  await emailContact(tx, deps, organization, 'received', { hours });
  for (const { name: recipient, email, language } of await findRootUsers(tx)) {
    const values = {
      name: recipient,
      organization: name,
      registrationId,
      contact: contactName,
      email: contactEmail,
      hours,
    };
    const content = buildOrganizationEmail(
      'registered',
      language,
      values,
      `${config.publicUrl}/organizations?status=${ORGANIZATION_STATUS.registered}`,
    );
    if (isEmailAddress(email)) await mailer.send(tx, { ...content, to: email, organizationId: null });
  }
  await notify(tx, null, {
    to: { role: 'root' },
    kind: 'organizationRegistered',
    subjectId: id,
    values: { organization: name },
    at: now(),
  });
}

type Origin = { host: string; address: string };

/** Registers an organization, which stays inactive until root accepts it. @returns the organization's id */
export async function registerOrganization(
  deps: Deps,
  { host, address }: Origin,
  registration: Registration,
): Promise<string> {
  const { db, now } = deps;
  if ((await findDistributor(db, host))?.selfRegistration === false) throw registrationClosed();
  await recordAttempt(db, [{ key: `registration:${address}`, freeFailures: FREE_REGISTRATIONS }], now());
  return inTransaction(db, async (tx) => {
    await lockRegistrations(tx);
    await assertValidRegistration(tx, host, registration);
    const organization = await insertOrganization(tx, {
      ...registration,
      status: ORGANIZATION_STATUS.registered,
      createdAt: now(),
    });
    const { id, name } = organization;
    const anonymous = { userId: null, actorId: null, organizationId: id };
    await recordTimeline(tx, anonymous, {
      subject: 'organization',
      subjectId: id,
      event: 'registered',
      changes: { name: { from: null, to: name } },
      occurredAt: now(),
    });
    await notifyOfRegistration(tx, deps, organization);
    return id;
  });
}
