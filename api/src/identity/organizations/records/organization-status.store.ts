import type { Db } from '../../../platform/database/database.ts';
import { publishSessionEnd } from '../../../platform/live/publish.ts';
import type { Status } from './organization.rules.ts';

export async function updateStatus(tx: Db, id: string, status: Status) {
  await tx.updateTable('organizations').set({ status }).where('id', '=', id).execute();
}

/** Invalidates all tokens of the organization's users. */
export async function endSessions(tx: Db, organizationId: string) {
  const users = await tx
    .updateTable('users')
    .set(({ eb }) => ({ sessionVersion: eb('sessionVersion', '+', 1) }))
    .where('organizationId', '=', organizationId)
    .returning('id')
    .execute();
  await publishSessionEnd(
    tx,
    users.map(({ id }) => id),
  );
}

/** Deletes open partnership requests from and to a declined organization. */
export async function deletePartnershipRequests(tx: Db, id: string) {
  await tx
    .deleteFrom('partnerships')
    .where(({ eb, or }) => or([eb('organizationId', '=', id), eb('partnerId', '=', id)]))
    .where('status', '=', 'waitingConfirmation')
    .execute();
}

/** Its timeline is retained. */
export async function deleteOrganization(tx: Db, id: string) {
  await tx.deleteFrom('counters').where('organizationId', '=', id).execute();
  await tx.deleteFrom('organizations').where('id', '=', id).execute();
}
