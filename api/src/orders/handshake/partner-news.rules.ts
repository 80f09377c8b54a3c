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

/** An order that its trip gives back is validated again, but nothing new to its partner. */
export const sendsToPartner = ({ event, to }: Pick<OrderTransition, 'event' | 'to'>): boolean =>
  to === 'validated' && (event === 'submit' || event === 'approve');

/**
 * What a stage change means to the order's partner; null: nothing, or the partner knows already.
 * @param actingOrganizationId of the user who changed the stage; null: the system
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
