import type { InspectionInput, InspectionPhotoForm, InspectionResult } from 'shared-contracts/fleet/inspections';
import { addInspectionPhoto, recordInspection, validateInspectionPhoto } from '../../fleet/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../platform/files/files.ts';
import type { Services } from '../../platform/services/services.ts';
import { toServerTime } from './driver-clock.rules.ts';
import { mayReport } from './late-cause.rules.ts';
import { lockReportedTrip } from './reported-trips.store.ts';

type Times = Pick<InspectionInput, 'occurredAt' | 'sentAt'>;

async function lockTrip(tx: Db, caller: Caller, tripId: string, times: Times, now: number) {
  const trip = await lockReportedTrip(tx, caller, tripId);
  const at = toServerTime({ ...times, now, last: null });
  if (!mayReport(trip, at)) throw notFound();
  return { trip, at };
}

/**
 * Records what the driver checked on the vehicle of a trip, once per idempotency key.
 * @throws 404 for the trip of another driver; 409 `noVehicle`; 422 for a defect without a note
 */
export const reportInspection = (
  { db, now, mailer, webhooks, config }: Pick<Services, 'db' | 'now' | 'mailer' | 'webhooks' | 'config'>,
  caller: Caller,
  tripId: string,
  input: InspectionInput,
): Promise<InspectionResult> =>
  inTransaction(db, async (tx) => {
    const { trip, at } = await lockTrip(tx, caller, tripId, input, now());
    if (trip.vehicleId === null)
      throw conflict('noVehicle', 'The trip has no vehicle', { record: trip.number, of: 'trip' });
    const { key, kind, items } = input;
    const report = { key, kind, items, vehicleId: trip.vehicleId, tripId, at };
    const isNew = await recordInspection({ mailer, webhooks, config }, tx, caller, report, now());
    return { key, isRepeated: !isNew };
  });

/** Stores the photo of a defect. @throws 404 for the inspection or trip of another driver; 422 by field */
export async function reportInspectionPhoto(
  { db, now, files }: Pick<Services, 'db' | 'now' | 'files'>,
  caller: Caller,
  tripId: string,
  { file, key, inspectionKey, item, ...times }: InspectionPhotoForm & { file: UploadedFile },
): Promise<InspectionResult> {
  const upload = await validateInspectionPhoto(file);
  return inTransaction(db, async (tx) => {
    await lockTrip(tx, caller, tripId, times, now());
    await addInspectionPhoto({ now, files }, tx, caller, { inspectionKey, tripId, item, upload });
    return { key, isRepeated: false };
  });
}
