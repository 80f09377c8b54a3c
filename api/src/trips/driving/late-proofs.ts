import type { ProofForm } from 'shared-contracts/trips/driving';
import type { LateCause } from 'shared-contracts/values/trips/late-events';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { saveUpload, type validateUpload } from '../../platform/files/uploads.ts';
import type { Services } from '../../platform/services/services.ts';
import { storeLateReport } from './late-reports.ts';
import type { findReportedOrder, LockedTrip } from './reported-trips.store.ts';

type LateProof = {
  trip: LockedTrip;
  order: Awaited<ReturnType<typeof findReportedOrder>>;
  form: ProofForm;
  upload: Awaited<ReturnType<typeof validateUpload>>;
  at: number;
  cause: LateCause;
};

/** Stores the image as a document of the trip, because it proves nothing for an order that is gone. */
export async function addLateProof(
  { now, files }: Pick<Services, 'now' | 'files'>,
  tx: Db,
  caller: Caller,
  { trip, order, form, upload, at, cause }: LateProof,
): Promise<void> {
  const { id: tripId, organizationId } = trip;
  const stored = await saveUpload(tx, files, upload, { organizationId, createdAt: now() });
  await tx
    .insertInto('tripDocuments')
    .values({ ...stored, tripId, organizationId, expiresAt: null, createdBy: caller.userId, createdAt: now() })
    .execute();
  const { kind, orderId, signedBy } = form;
  const details = { name: upload.file.name, ...(signedBy !== undefined && { signedBy }) };
  await storeLateReport(tx, caller, trip, { event: kind, orderId, order, details, at, now: now() }, cause);
}
