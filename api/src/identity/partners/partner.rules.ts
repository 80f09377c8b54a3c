import type { PartnerAction, PartnerStatus } from 'shared-contracts/network';
import { type AppError, conflict } from '../../platform/errors.ts';

/** As it is kept; an organization in review is another matter than its partnership. */
export type StoredStatus = Exclude<PartnerStatus, 'registered'>;

/** A partnership seen from one of its two sides. */
export type Partnership = {
  status: StoredStatus;
  /** The other side asked. */ isAsked: boolean;
  isBlockedByUs: boolean;
};

type Way = {
  from: readonly StoredStatus[];
  /** Null: there is no partnership any more. */
  to: StoredStatus | null;
  event: string;
  needs: 'write' | 'delete';
  /** What one of the sides alone may do. */
  only?: { side: (partnership: Partnership) => boolean; otherwise: () => AppError };
};

const blocker = {
  side: ({ status, isBlockedByUs }: Partnership) => status !== 'blocked' || isBlockedByUs,
  otherwise: () => conflict('blockedByPartner', 'The partner has blocked this partnership and alone can change that'),
};

/** How a partnership comes from one status to another; there is no other way. */
export const WAYS: Record<PartnerAction, Way> = {
  confirm: {
    from: ['waitingConfirmation'],
    to: 'active',
    event: 'confirmed',
    needs: 'write',
    only: {
      side: ({ isAsked }) => isAsked,
      otherwise: () => conflict('confirmedByPartner', 'Only the partner can confirm this partnership'),
    },
  },
  block: { from: ['active'], to: 'blocked', event: 'blocked', needs: 'write' },
  unblock: { from: ['blocked'], to: 'active', event: 'unblocked', needs: 'write', only: blocker },
  remove: {
    from: ['waitingConfirmation', 'active', 'blocked'],
    to: null,
    event: 'removed',
    needs: 'delete',
    only: blocker,
  },
};

const wrongStatus = (status: StoredStatus) =>
  conflict('partnershipStatus', `Not possible while the partnership is ${status}`, { status });

/** Why an action is not open; null: it is. */
export function refusalOf(action: PartnerAction, partnership: Partnership): AppError | null {
  const { from, only } = WAYS[action];
  if (!from.includes(partnership.status)) return wrongStatus(partnership.status);
  return only && !only.side(partnership) ? only.otherwise() : null;
}

/** What is open to a side whose rules let it write or delete partners. */
export const actionsFor = (partnership: Partnership, may: (needed: Way['needs']) => boolean): PartnerAction[] =>
  (Object.keys(WAYS) as PartnerAction[]).filter(
    (action) => may(WAYS[action].needs) && refusalOf(action, partnership) === null,
  );

const SHOWN_TRIPS = 3;

/** Trips that are not over yet keep two organizations together. */
export function liveTripsRefusal(numbers: readonly string[]): AppError | null {
  if (numbers.length === 0) return null;
  const count = numbers.length;
  const named = numbers.slice(0, SHOWN_TRIPS);
  const text = `${named.join(', ')}${count > SHOWN_TRIPS ? '…' : ''}`;
  return conflict('partnerHasLiveTrips', `Live trips with this partner: ${text}`, { count, numbers: named });
}
