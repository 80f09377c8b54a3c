import type { StopKind } from 'shared-contracts/orders/order-timing';
import { withValues, type Message } from 'shared-ui';
import { fields } from '../orders.messages.ts';

/** Numbers the stops of each kind: Pickup, Drop 1, Drop 2. A single pickup has no number. */
export function getStopName(kinds: readonly StopKind[], position: number): Message {
  const kind = kinds[position] ?? 'drop';
  const number = kinds.slice(0, position + 1).filter((other) => other === kind).length;
  if (kind === 'drop') return withValues(fields.numberedDrop, { position: number });
  const hasSeveral = kinds.filter((other) => other === 'pickup').length > 1;
  return hasSeveral ? withValues(fields.numberedPickup, { position: number }) : fields.pickup;
}
