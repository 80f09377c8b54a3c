import type { z } from 'zod';
import type { OrganizationRegistration } from 'shared-contracts/organizations';
import { REVIEW_HOURS } from 'shared-contracts/values/limits';
import { notify } from '../notifications/notify.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { AppError, invalidFields } from '../../platform/errors.ts';
import { isAddress } from '../../platform/mail-address.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt } from '../../platform/throttle.ts';
import { record } from '../../platform/timeline.ts';
import { organizationLetter } from './organization-letters.ts';
import { typesFor } from './organization.rules.ts';
import { findDistributor } from './organizations.store.ts';
import { insertOrganization, rootUsers } from './registration.store.ts';
import { missingLookups } from './settings.checks.ts';
import { oneAtATime, takenEmail, takenRegistration } from './taken.store.ts';
import { writeToContact } from './telling.ts';

type Means = Pick<Parts, 'db' | 'now' | 'config' | 'mail'>;
type Registration = z.infer<typeof OrganizationRegistration>;

/** So many may register from one network address without waiting. */
const FREE = 5;
const REGISTERED = 0;

const registrationClosed = () => new AppError(403, 'registrationClosed', 'Registration is closed here');

async function check(tx: Db, host: string, registration: Registration) {
  const { type, countryId, registrationId, contactEmail } = registration;
  const distributor = await findDistributor(tx, host);
  const isOffered = typesFor(distributor?.type ?? null).includes(type);
  const fields = {
    ...(!isOffered && { type: { code: 'invalid', message: 'This type cannot be registered here' } }),
    ...(await missingLookups(tx, registration)),
    ...(await takenRegistration(tx, countryId, registrationId)),
    ...(await takenEmail(tx, contactEmail, true)),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

type Registered = Awaited<ReturnType<typeof insertOrganization>>;

/** The organization hears that its registration has come, every root user that it waits for review. */
export async function tellOfRegistration(tx: Db, means: Means, organization: Registered) {
  const { mail, config, now } = means;
  const { id, name, registrationId, contactName, contactEmail } = organization;
  const hours = String(REVIEW_HOURS);
  await writeToContact(tx, means, organization, 'received', { hours });
  for (const { login, email, language } of await rootUsers(tx)) {
    const values = {
      name: login,
      organization: name,
      registrationId,
      contact: contactName,
      email: contactEmail,
      hours,
    };
    const letter = organizationLetter(
      'registered',
      language,
      values,
      `${config.publicUrl}/organizations?status=${REGISTERED}`,
    );
    if (isAddress(email)) await mail.send(tx, { ...letter, to: email, organizationId: null });
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

/** Whoever wants to take part registers; nothing works before root has accepted it. @returns the organization's id */
export async function register(means: Means, { host, address }: Origin, registration: Registration): Promise<string> {
  const { db, now } = means;
  if ((await findDistributor(db, host))?.selfRegistration === false) throw registrationClosed();
  await attempt(db, [{ key: `registration:${address}`, free: FREE }], now());
  return inTransaction(db, async (tx) => {
    await oneAtATime(tx);
    await check(tx, host, registration);
    const organization = await insertOrganization(tx, { ...registration, status: REGISTERED, createdAt: now() });
    const { id, name } = organization;
    const nobody = { userId: null, actorId: null, organizationId: id };
    await record(tx, nobody, {
      subject: 'organization',
      subjectId: id,
      event: 'registered',
      changes: { name: { from: null, to: name } },
      occurredAt: now(),
    });
    await tellOfRegistration(tx, means, organization);
    return id;
  });
}
