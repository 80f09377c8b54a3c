import { z } from 'zod';
import type { OrganizationRegistration } from 'shared-contracts/identity/organizations';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { listCreatableTypes } from '../organizations/records/organization.rules.ts';
import { insertOrganization } from '../organizations/registration/registration.store.ts';
import { notifyOfRegistration } from '../organizations/registration/registration.ts';
import { findMissingLookups } from '../organizations/settings/settings.checks.ts';
import { lockRegistrations, findTakenEmail, findTakenRegistration } from '../organizations/records/uniqueness.store.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, invalidFields } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordAttempt, undoAttempt } from '../../platform/security/throttle.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { notifyPartner, recordForBoth } from './partnership-events.ts';
import { insertPartnership, findOrganizationByPartnerToken } from './partnerships.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'mailer'>;
type Registration = z.infer<typeof OrganizationRegistration>;

/** Wrong tokens before throttling starts. */
const FREE_ATTEMPTS = 5;
const invalidPartnerToken = () => invalidField('partnerId', 'invalidPartnerToken', 'Invalid partner token');
const ownPartnerToken = () => invalidField('partnerId', 'ownPartnerToken', 'This is your own partner token');

async function requestPartnership(tx: Db, caller: Caller, partnerId: string, at: number) {
  const partnershipId = await insertPartnership(tx, caller.organizationId, partnerId, at);
  await recordForBoth(tx, caller, partnerId, { event: 'requested', from: null, to: 'waitingConfirmation', at });
  await notifyPartner(tx, caller, 'partnerRequest', { partnerId, partnershipId, at });
}

/** Requests a partnership with the organization of a partner token. @returns its id. @throws 409, 422, 429 */
export async function addPartner({ db, now }: Deps, caller: Caller, token: string): Promise<string> {
  const key = `partner-token:${caller.organizationId}`;
  await recordAttempt(db, [{ key, freeFailures: FREE_ATTEMPTS }], now());
  const organization = z.uuid().safeParse(token).success ? await findOrganizationByPartnerToken(db, token) : undefined;
  if (!organization) throw invalidPartnerToken();
  await undoAttempt(db, key);
  if (organization.id === caller.organizationId) throw ownPartnerToken();
  await inTransaction(db, (tx) => requestPartnership(tx, caller, organization.id, now()));
  return organization.id;
}

async function assertValidRegistration(tx: Db, { organizationType }: Caller, registration: Registration) {
  const { type, countryId, registrationId, contactEmail } = registration;
  const fields = {
    ...(!listCreatableTypes(organizationType).includes(type) && {
      type: { code: 'invalid', message: 'Your organization cannot register this type' },
    }),
    ...(await findMissingLookups(tx, registration)),
    ...(await findTakenRegistration(tx, countryId, registrationId)),
    ...(await findTakenEmail(tx, contactEmail, true)),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Registers an organization and requests a partnership, which its users confirm once it is accepted. @returns its id */
export const createPartner = (deps: Deps, caller: Caller, registration: Registration): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    await lockRegistrations(tx);
    await assertValidRegistration(tx, caller, registration);
    const organization = await insertOrganization(tx, {
      ...registration,
      status: ORGANIZATION_STATUS.registered,
      createdAt: at,
    });
    const { id, name } = organization;
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event: 'registered',
      changes: { name: { from: null, to: name } },
      occurredAt: at,
    });
    await notifyOfRegistration(tx, deps, organization);
    await requestPartnership(tx, caller, id, at);
    return id;
  });
