import type { TrackingLink } from 'shared-contracts/tracking';
import { linkState } from './tracking-link.rules.ts';

export type TrackingLinkRow = Omit<TrackingLink, 'state' | 'actions'>;

/** @param mayWrite whether who asks may revoke it */
export function presentLink(row: TrackingLinkRow, now: number, mayWrite: boolean): TrackingLink {
  const state = linkState(row, now);
  return { ...row, state, actions: state === 'active' && mayWrite ? ['revoke'] : [] };
}
