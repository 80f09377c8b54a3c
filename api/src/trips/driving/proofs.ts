import type { DriverEventResult, Proof, ProofForm } from 'shared-contracts/trips/driving';
import { MAX_ORDER_PROOFS } from 'shared-contracts/values/trips/driver-events';
import { findProvenStop, listNamedStops, type NamedStop, nameStop } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { DOCUMENT_FORMATS, IMAGE_FORMATS, type DocumentUpload } from '../../platform/files/files.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { validateUpload, saveUpload } from '../../platform/files/uploads.ts';
import { findOutcome, recordOnce, saveOutcome } from './driver-trips.store.ts';
import { toServerTime } from './driver-clock.rules.ts';
import { findLateProofCause, mayReport } from './late-cause.rules.ts';
import { addLateProof } from './late-proofs.ts';
import { describeLateReport } from './late-reports.ts';
import { isProvable } from './proof.rules.ts';
import { findReportedOrder, lockReportedTrip } from './reported-trips.store.ts';
import { insertProof, canSeeProofs, type ProofRecord, listOrderProofs } from './proofs.store.ts';

/** @param stops of the order */
function presentProof(proof: ProofRecord, stops: readonly NamedStop[]): Proof {
  const { id, kind, signedBy, name, mime, takenAt, takenBy, thumbnailId } = proof;
  const url = `${API_PREFIX}/orders/proofs/${id}`;
  const position = findProvenStop(stops, proof);
  const stop = position === undefined ? null : nameStop(stops, position);
  return { id, kind, stop, signedBy, name, mime, takenAt, takenBy, url, thumbnail: thumbnailId && `${url}/thumbnail` };
}

/** @throws 422 for `stop` */
function toStopColumns(stops: readonly NamedStop[], position: number | undefined) {
  if (position === undefined) return { stopPosition: null, stopLocationId: null };
  const stop = stops[position];
  if (!stop) throw invalidField('stop', 'notFound', 'Stop not found');
  return { stopPosition: position, stopLocationId: stop.locationId };
}

/** The timeline names the stop of an order with several pickups or drops. */
function toChanges(form: ProofForm, stops: readonly NamedStop[], fileName: string) {
  const stop = form.stop !== undefined && stops.length > 2 ? stops[form.stop] : undefined;
  return {
    ...(stop && { stop: { from: null, to: stop.location } }),
    [form.kind]: { from: null, to: form.signedBy ?? fileName },
  };
}

async function lockProvableOrder(tx: Db, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['organizationId', 'number', 'stage'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isProvable(order.stage))
    throw conflict('nothingToProve', `An order in stage ${order.stage} takes no proof of delivery`, {
      record: order.number,
      of: 'order',
      stage: order.stage,
    });
  if ((await listOrderProofs(tx, orderId)).length >= MAX_ORDER_PROOFS)
    throw conflict('tooManyProofs', `Max ${MAX_ORDER_PROOFS} proofs`, {
      record: order.number,
      of: 'order',
      max: MAX_ORDER_PROOFS,
    });
  return order;
}

/**
 * Stores a photo, a document or a signature with an order of a trip, once per idempotency key; one that comes too late with the trip.
 * @throws 404 for the trip of another driver; 409 before the order is started; 422 by field for a stop that the order
 * does not have, or a file that is too large or of another format
 */
export async function addProof(
  { db, now, files }: Pick<Services, 'db' | 'now' | 'files'>,
  caller: Caller,
  tripId: string,
  { file, ...form }: ProofForm & { file: DocumentUpload },
): Promise<DriverEventResult> {
  const { key, orderId, kind, signedBy } = form;
  if (kind === 'signature' && signedBy === undefined) throw invalidField('signedBy', 'required', 'Field is required');
  const upload = await validateUpload(file, kind === 'signature' ? IMAGE_FORMATS : DOCUMENT_FORMATS);
  return inTransaction(db, async (tx) => {
    const trip = await lockReportedTrip(tx, caller, tripId);
    const at = toServerTime({ ...form, now: now(), last: null });
    if (!mayReport(trip, at)) throw notFound();
    const order = await findReportedOrder(tx, trip, orderId);
    const isNew = await recordOnce(tx, {
      userId: caller.userId,
      key,
      tripId,
      orderId,
      event: kind,
      occurredAt: at,
      recordedAt: now(),
    });
    const lateCause = isNew
      ? findLateProofCause(trip, order, at)
      : (await findOutcome(tx, caller.userId, key)).lateCause;
    const late = lateCause && { late: await describeLateReport(tx, caller, trip, order, lateCause) };
    if (!isNew) return { key, isRepeated: true, ...late };
    if (lateCause) {
      await addLateProof({ now, files }, tx, caller, { trip, order, form, upload, at, cause: lateCause });
      await saveOutcome(tx, caller.userId, key, { lateCause });
      return { key, isRepeated: false, ...late };
    }
    const { organizationId } = await lockProvableOrder(tx, orderId);
    const stops = await listNamedStops(tx, orderId);
    const stopColumns = toStopColumns(stops, form.stop);
    const stored = await saveUpload(tx, files, upload, { organizationId, createdAt: now() });
    await insertProof(tx, {
      ...stored,
      ...stopColumns,
      organizationId,
      orderId,
      tripId,
      kind,
      signedBy: kind === 'signature' ? (signedBy ?? null) : null,
      takenAt: at,
      createdBy: caller.userId,
      createdAt: now(),
    });
    const changes = toChanges(form, stops, upload.file.name);
    await recordTimeline(tx, caller, {
      subject: 'order',
      subjectId: orderId,
      organizationId,
      event: 'proofAdded',
      changes,
      occurredAt: at,
      recordedAt: now(),
    });
    return { key, isRepeated: false };
  });
}

/** Oldest first. @throws 404 also for an order that the caller may not see */
export async function listProofs(db: Db, caller: Caller, orderId: string): Promise<Proof[]> {
  if (!(await canSeeProofs(db, caller, orderId))) throw notFound();
  const stops = await listNamedStops(db, orderId);
  return (await listOrderProofs(db, orderId)).map((proof) => presentProof(proof, stops));
}
