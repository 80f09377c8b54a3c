import type { TrackingLink } from 'shared-contracts/orders/tracking';
import { linkState } from './tracking-link.rules.ts';

export type TrackingLinkRow = Omit<TrackingLink, 'state' | 'actions'>;

export function presentLink(row: TrackingLinkRow, now: number, canWrite: boolean): TrackingLink {
  const state = linkState(row, now);
  return { ...row, state, actions: state === 'active' && canWrite ? ['revoke'] : [] };
}
