import type { Db } from '../../platform/database.ts';
import type { Status } from './organization.rules.ts';

export async function setStatus(tx: Db, id: string, status: Status) {
  await tx.updateTable('organizations').set({ status }).where('id', '=', id).execute();
}

/** Every token of its people is dead, also once it works again. */
export async function endSessions(tx: Db, organizationId: string) {
  await tx
    .updateTable('users')
    .set(({ eb }) => ({ sessionVersion: eb('sessionVersion', '+', 1) }))
    .where('organizationId', '=', organizationId)
    .execute();
}

/** Requests for a partnership with an organization that is refused come to nothing. */
export async function dropRequests(tx: Db, id: string) {
  await tx
    .deleteFrom('partnerships')
    .where(({ eb, or }) => or([eb('organizationId', '=', id), eb('partnerId', '=', id)]))
    .where('status', '=', 'waitingConfirmation')
    .execute();
}

/** What only counts for the organization goes with it; its timeline stays. */
export async function deleteOrganization(tx: Db, id: string) {
  await tx.deleteFrom('counters').where('organizationId', '=', id).execute();
  await tx.deleteFrom('organizations').where('id', '=', id).execute();
}
