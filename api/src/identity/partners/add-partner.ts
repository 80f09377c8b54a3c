import { z } from 'zod';
import type { OrganizationRegistration } from 'shared-contracts/organizations';
import { typesFor } from '../organizations/organization.rules.ts';
import { insertOrganization } from '../organizations/registration.store.ts';
import { tellOfRegistration } from '../organizations/registration.ts';
import { missingLookups } from '../organizations/settings.checks.ts';
import { oneAtATime, takenEmail, takenRegistration } from '../organizations/taken.store.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidField, invalidFields } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt, takeBack } from '../../platform/throttle.ts';
import { record } from '../../platform/timeline.ts';
import { tellPartner, writeToBoth } from './partner-log.ts';
import { askForPartnership, findByToken } from './partnerships.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'config' | 'mail'>;
type Registration = z.infer<typeof OrganizationRegistration>;

/** So many wrong tokens in a row may be tried without waiting. */
const FREE = 5;
const REGISTERED = 0;

const invalidToken = () => invalidField('partnerId', 'invalidPartnerToken', 'Invalid partner token');
const ownToken = () => invalidField('partnerId', 'ownPartnerToken', 'This is your own partner token');

async function ask(tx: Db, caller: Caller, partnerId: string, at: number) {
  const partnershipId = await askForPartnership(tx, caller.organizationId, partnerId, at);
  await writeToBoth(tx, caller, partnerId, { event: 'requested', from: null, to: 'waitingConfirmation', at });
  await tellPartner(tx, caller, 'partnerRequest', { partnerId, partnershipId, at });
}

/** Asks the organization whose partner token this is. @returns its id. @throws 409, 422, 429 */
export async function addPartner({ db, now }: Server, caller: Caller, token: string): Promise<string> {
  const key = `partner-token:${caller.organizationId}`;
  await attempt(db, [{ key, free: FREE }], now());
  const found = z.uuid().safeParse(token).success ? await findByToken(db, token) : undefined;
  if (!found) throw invalidToken();
  await takeBack(db, key);
  if (found.id === caller.organizationId) throw ownToken();
  await inTransaction(db, (tx) => ask(tx, caller, found.id, now()));
  return found.id;
}

async function check(tx: Db, { organizationType }: Caller, registration: Registration) {
  const { type, countryId, registrationId, contactEmail } = registration;
  const fields = {
    ...(!typesFor(organizationType).includes(type) && {
      type: { code: 'invalid', message: 'Your organization cannot register this type' },
    }),
    ...(await missingLookups(tx, registration)),
    ...(await takenRegistration(tx, countryId, registrationId)),
    ...(await takenEmail(tx, contactEmail, true)),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Registers an organization and asks it for a partnership: once it is accepted, its people answer. @returns its id */
export const createPartner = (server: Server, caller: Caller, registration: Registration): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const at = server.now();
    await oneAtATime(tx);
    await check(tx, caller, registration);
    const organization = await insertOrganization(tx, { ...registration, status: REGISTERED, createdAt: at });
    const { id, name } = organization;
    await record(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event: 'registered',
      changes: { name: { from: null, to: name } },
      occurredAt: at,
    });
    await tellOfRegistration(tx, server, organization);
    await ask(tx, caller, id, at);
    return id;
  });
