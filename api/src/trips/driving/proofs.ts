import type { DriverEventDone, Proof, ProofForm } from 'shared-contracts/driving';
import { MOST_PROOFS } from 'shared-contracts/values/driver-events';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import { IMAGES, type UploadedFile } from '../../platform/files.ts';
import { API } from '../../platform/http/paths.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { judge, keep } from '../../platform/uploads.ts';
import { checkCarried, lockDriven, noteOnce } from './driven.store.ts';
import { happenedAt } from './driver-clock.rules.ts';
import { isProvable } from './proof.rules.ts';
import { insertProof, isProvedTo, type ProofRecord, proofsOf } from './proofs.store.ts';

const presentProof = ({ id, kind, signedBy, name, mime, takenAt, takenBy, thumbnailId }: ProofRecord): Proof => {
  const url = `${API}/orders/proofs/${id}`;
  return { id, kind, signedBy, name, mime, takenAt, takenBy, url, thumbnail: thumbnailId && `${url}/thumbnail` };
};

async function provable(tx: Db, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['organizationId', 'stage'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isProvable(order.stage))
    throw conflict('nothingToProve', `Order in stage ${order.stage} has nothing to prove`, { stage: order.stage });
  if ((await proofsOf(tx, orderId)).length >= MOST_PROOFS)
    throw conflict('tooManyProofs', `Max ${MOST_PROOFS} proofs`, { max: MOST_PROOFS });
  return order;
}

/**
 * Keeps a photo or a signature with an order of a trip, once for each key.
 * @throws 404 for the trip of another driver, 409 before the order is on its way, 422 naming the field of what is no JPEG or PNG or too large
 */
export async function addProof(
  { db, now, files }: Pick<Parts, 'db' | 'now' | 'files'>,
  caller: Caller,
  tripId: string,
  { file, ...form }: ProofForm & { file: UploadedFile },
): Promise<DriverEventDone> {
  const { key, orderId, kind, signedBy } = form;
  if (kind === 'signature' && signedBy === undefined) throw invalidField('signedBy', 'required', 'Field is required');
  const judged = await judge(file, IMAGES);
  return inTransaction(db, async (tx) => {
    await lockDriven(tx, caller, tripId);
    await checkCarried(tx, tripId, orderId);
    const at = happenedAt({ ...form, now: now(), last: null });
    const isNew = await noteOnce(tx, {
      userId: caller.userId,
      key,
      tripId,
      orderId,
      event: kind,
      occurredAt: at,
      recordedAt: now(),
    });
    if (!isNew) return { key, isRepeated: true };
    const { organizationId } = await provable(tx, orderId);
    const kept = await keep(tx, files, judged, { organizationId, createdAt: now() });
    await insertProof(tx, {
      ...kept,
      organizationId,
      orderId,
      tripId,
      kind,
      signedBy: kind === 'signature' ? (signedBy ?? null) : null,
      takenAt: at,
      createdBy: caller.userId,
      createdAt: now(),
    });
    const changes = { [kind]: { from: null, to: signedBy ?? judged.stored.name } };
    await record(tx, caller, {
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

/** The oldest first. @throws 404 for an order that is none of the caller's */
export async function listProofs(db: Db, caller: Caller, orderId: string): Promise<Proof[]> {
  if (!(await isProvedTo(db, caller, orderId))) throw notFound();
  return (await proofsOf(db, orderId)).map(presentProof);
}
