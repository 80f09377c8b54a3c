import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { settle } from '../notifications/notify.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { type Locked, lockOrganization } from './changes.store.ts';
import { deleteOrganization, dropRequests } from './moves.store.ts';
import { isProtected } from './moves.ts';
import { writeToContact } from './telling.ts';
import { type Use, usesInWords } from './uses.rules.ts';
import { usesOf } from './uses.store.ts';

type Means = Pick<Parts, 'db' | 'now' | 'config' | 'mail'>;

const REGISTERED = 0;

const inUse = (uses: Use[]) => conflict('organizationInUse', `Used by ${usesInWords(uses)}`, { uses });

/** A registration that is not accepted: its contact is told why. */
async function decline(tx: Db, means: Means, organization: Locked, reason: string | null) {
  const { id } = organization;
  await dropRequests(tx, id);
  await writeToContact(tx, means, organization, 'registrationDeclined', { reason: reason ?? '' });
  await settle(tx, 'organizationRegistered', id, means.now());
}

/** Deletes an organization that nothing hangs on, or declines one that has only registered. @throws 409 that names what is in the way */
export const removeOrganization = (means: Means, caller: Caller, id: string, reason: string | null): Promise<void> =>
  inTransaction(means.db, async (tx) => {
    const organization = await lockOrganization(tx, id);
    if (!organization) throw notFound();
    if (id === caller.organizationId) throw isProtected();
    const isDeclined = organization.status === REGISTERED;
    if (isDeclined) await decline(tx, means, organization, reason);
    const uses = await usesOf(tx, id);
    if (uses.length > 0) throw inUse(uses);
    await deleteOrganization(tx, id);
    const { name, registrationId } = organization;
    const changes = { name: { from: name, to: null }, registrationId: { from: registrationId, to: null } };
    const event = isDeclined ? 'registrationDeclined' : 'deleted';
    await record(tx, caller, {
      subject: 'organization',
      subjectId: id,
      organizationId: id,
      event,
      reason,
      changes,
      occurredAt: means.now(),
    });
  });
