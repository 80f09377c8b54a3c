/** The credits of one purchase. `gone`: those that have expired or were withdrawn; `expiresAt` in unix seconds. */
export type Lot = { purchaseId: string | null; quantity: number; gone: number; expiresAt: number | null };
export type OpenLot = Lot & { remaining: number };

/**
 * The remaining credits of each purchase; trips use those of the oldest purchase first.
 * @param lots oldest first
 * @param used credits that trips have reserved and not returned, finished trips included
 */
export function remainingByLot(lots: readonly Lot[], used: number): OpenLot[] {
  let rest = used;
  return lots.map((lot) => {
    const available = Math.max(0, lot.quantity - lot.gone);
    const taken = Math.min(rest, available);
    rest -= taken;
    return { ...lot, remaining: available - taken };
  });
}

type Expiring = Pick<OpenLot, 'remaining'> & { purchaseId: string; expiresAt: number };
const isExpiring = (lot: OpenLot): lot is OpenLot & Expiring =>
  lot.purchaseId !== null && lot.expiresAt !== null && lot.remaining > 0;

/** Purchases whose credits have expired. @param now unix seconds */
export const findExpired = (lots: readonly OpenLot[], now: number): Expiring[] =>
  lots.filter(isExpiring).filter(({ expiresAt }) => expiresAt <= now);

/** Purchases whose remaining credits expire within so many seconds. */
export const findExpiring = (lots: readonly OpenLot[], now: number, within: number): Expiring[] =>
  lots.filter(isExpiring).filter(({ expiresAt }) => expiresAt > now && expiresAt <= now + within);

/** The credits that expire next; null: none does. */
export function findNextExpiry(lots: readonly OpenLot[]): { quantity: number; at: number } | null {
  const expiring = lots.filter(isExpiring);
  if (expiring.length === 0) return null;
  const at = Math.min(...expiring.map(({ expiresAt }) => expiresAt));
  return {
    quantity: expiring.reduce((sum, { remaining, expiresAt }) => (expiresAt === at ? sum + remaining : sum), 0),
    at,
  };
}
