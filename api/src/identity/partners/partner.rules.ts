import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import {
  PARTNER_ACTIONS,
  type PartnerAction,
  type PartnershipTransition,
  type PartnerStatus,
} from 'shared-contracts/identity/partners';
import { type AppError, conflict } from '../../platform/errors/app-error.ts';

/** `registered` is derived from the partner's own status. */
export type StoredStatus = Exclude<PartnerStatus, 'registered'>;

/** A partnership from the point of view of one of its two sides. */
export type Partnership = {
  status: StoredStatus;
  isRequestedByPartner: boolean;
  isBlockedByUs: boolean;
};

type Transition = {
  from: readonly StoredStatus[];
  /** Null deletes the partnership. */
  to: StoredStatus | null;
  event: TimelineEvent<'partner'>;
  needs: 'write' | 'delete';
  /** Limits the action to one side. */
  restriction?: { isAllowed: (partnership: Partnership) => boolean; toError: () => AppError };
};

const blockerOnly = {
  isAllowed: ({ status, isBlockedByUs }: Partnership) => status !== 'blocked' || isBlockedByUs,
  toError: () => conflict('blockedByPartner', 'The partner blocked this partnership, so only they can change it'),
};

export const TRANSITIONS: Record<PartnershipTransition, Transition> = {
  confirm: {
    from: ['waitingConfirmation'],
    to: 'active',
    event: 'confirmed',
    needs: 'write',
    restriction: {
      isAllowed: ({ isRequestedByPartner }) => isRequestedByPartner,
      toError: () => conflict('confirmedByPartner', 'Only the partner can confirm this partnership'),
    },
  },
  block: { from: ['active'], to: 'blocked', event: 'blocked', needs: 'write' },
  unblock: { from: ['blocked'], to: 'active', event: 'unblocked', needs: 'write', restriction: blockerOnly },
  remove: {
    from: ['waitingConfirmation', 'active', 'blocked'],
    to: null,
    event: 'removed',
    needs: 'delete',
    restriction: blockerOnly,
  },
};

const wrongStatus = (status: StoredStatus) =>
  conflict('partnershipStatus', `Not possible while the partnership is ${status}`, { status });

/** @returns null when the action is possible */
export function findActionError(action: PartnershipTransition, partnership: Partnership): AppError | null {
  const { from, restriction: only } = TRANSITIONS[action];
  if (!from.includes(partnership.status)) return wrongStatus(partnership.status);
  return only && !only.isAllowed(partnership) ? only.toError() : null;
}

export const partnerActions = (
  partnership: Partnership,
  hasRule: (rule: Transition['needs']) => boolean,
): PartnerAction[] =>
  PARTNER_ACTIONS.filter((action) =>
    action === 'share'
      ? partnership.status === 'active' && hasRule('write')
      : hasRule(TRANSITIONS[action].needs) && findActionError(action, partnership) === null,
  );

const MAX_SHOWN_TRIPS = 3;

/** A partnership cannot be removed while trips are under way. */
export function liveTripsError(numbers: readonly string[]): AppError | null {
  if (numbers.length === 0) return null;
  const count = numbers.length;
  const shownNumbers = numbers.slice(0, MAX_SHOWN_TRIPS);
  const text = `${shownNumbers.join(', ')}${count > MAX_SHOWN_TRIPS ? '…' : ''}`;
  return conflict('partnerHasLiveTrips', `Live trips with this partner: ${text}`, { count, numbers: shownNumbers });
}
