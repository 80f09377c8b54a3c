import type { PartnerNews } from 'shared-contracts/values/orders/handshakes';
import type { OrderTransition } from '../stages/order-stage-table.rules.ts';

type SentOrder = {
  organizationId: string;
  partnerId: string;
  /** The partner to whom the order was last sent. */
  sentToPartnerId: string | null;
  /** Set while the partner sees the order. */
  validatedAt: number | null;
};

/**
 * Whether the order is sent to its partner; one that is only removed from a trip becomes validated again without being
 * sent.
 */
export const sendsToPartner = ({ event, to }: Pick<OrderTransition, 'event' | 'to'>): boolean =>
  to === 'validated' && (event === 'submit' || event === 'approve');

/**
 * The notification for the order's partner about a stage change; null if there is none or the partner made the change.
 * @param actingOrganizationId organization of the user who changed the stage; null for the system
 */
export function newsForPartner(
  transition: Pick<OrderTransition, 'event' | 'to'>,
  { organizationId, partnerId, sentToPartnerId, validatedAt }: SentOrder,
  actingOrganizationId: string | null,
): PartnerNews | null {
  if (partnerId === organizationId || partnerId === actingOrganizationId) return null;
  if (sendsToPartner(transition)) return sentToPartnerId === partnerId ? 'changed' : 'received';
  if (validatedAt === null) return null;
  const news: Partial<Record<OrderTransition['event'], PartnerNews>> = {
    reopen: 'withdrawn',
    cancel: 'cancelled',
    reattempt: 'changed',
  };
  return news[transition.event] ?? null;
}
