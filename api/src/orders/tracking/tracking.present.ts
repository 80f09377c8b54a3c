import type { TrackedProof, TrackingLink } from 'shared-contracts/orders/tracking';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { findReferredStop, type NamedStop, nameStop, type StopReference } from '../core/stop-names.rules.ts';
import { linkState } from '../../platform/security/link.rules.ts';
import type { listProofFiles } from './tracking.store.ts';

export type TrackingLinkRow = Omit<TrackingLink, 'state' | 'drop' | 'actions'> & StopReference;

/** @param stops of the order */
export function presentLink(
  { stopPosition, stopLocationId, ...row }: TrackingLinkRow,
  stops: readonly NamedStop[],
  { now, canWrite }: { now: number; canWrite: boolean },
): TrackingLink {
  const position = findReferredStop(stops, { stopPosition, stopLocationId });
  const timeState = linkState(row, now);
  const state = timeState === 'active' && stopPosition !== null && position === undefined ? 'obsolete' : timeState;
  return {
    ...row,
    state,
    drop: position === undefined ? null : nameStop(stops, position),
    actions: state === 'active' && canWrite ? ['revoke'] : [],
  };
}

export type ProofFile = Awaited<ReturnType<typeof listProofFiles>>[number];

export function presentProof(
  { id, kind, signedBy, name, mime, takenAt, thumbnailId }: ProofFile,
  token: string,
): TrackedProof {
  const url = `${API_PREFIX}/tracking/${token}/proofs/${id}`;
  return { id, kind, signedBy, name, mime, takenAt, url, thumbnail: thumbnailId && `${url}/thumbnail` };
}
