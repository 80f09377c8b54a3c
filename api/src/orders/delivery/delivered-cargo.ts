import type { OrderEvent } from 'shared-contracts/values/order-stages';
import type { Db } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import {
  type DeliveredItem,
  faultOf,
  missingOf,
  type ToldCargo,
  untold,
  withTold,
  withWhole,
} from './delivered.rules.ts';
import { takesQuantities } from './order.rules.ts';
import { deliveredItems } from './order-drive.store.ts';

/** What an event says of the cargo that nobody speaks of. */
const SAYS: Partial<Record<OrderEvent, (items: readonly DeliveredItem[], isTold: boolean) => DeliveredItem[]>> = {
  deliver: (items) => withWhole(items, 'untold'),
  deliverPart: (items) => withWhole(items, 'untold'),
  deliverManually: (items) => withWhole(items, 'untold'),
  markCargoDelivered: (items, isTold) => (isTold ? [...items] : withWhole(items, 'all')),
  reattempt: untold,
};

type Told = { delivered?: readonly ToldCargo[]; reason: string | null };
/** `missing`: items of which not all has arrived; `reason`: that of the delivery, else the first of a short cargo. */
type Delivery = { before: DeliveredItem[]; after: DeliveredItem[]; missing: number; reason: string | null };

/**
 * The cargo of an order after an event, as far as it is told.
 * @throws 422 by field: a cargo that the order does not have, more than it has, less without a reason
 */
export async function deliveredAfter(
  tx: Db,
  orderId: string,
  event: OrderEvent,
  { delivered = [], reason }: Told,
): Promise<Delivery> {
  const says = SAYS[event];
  if (!says) return { before: [], after: [], missing: 0, reason };
  const before = await deliveredItems(tx, orderId);
  const told = takesQuantities(event)
    ? delivered.map((cargo) => ({ ...cargo, cargoId: cargo.cargoId.toLowerCase() }))
    : [];
  const faults = told.flatMap((cargo, i) => {
    const fault = faultOf(before, cargo, reason);
    return fault ? [[`delivered.${i}.${fault.at}`, fault.error] as const] : [];
  });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
  const spoken = told.reduce<DeliveredItem[]>((items, cargo) => withTold(items, cargo, reason), before);
  const after = says(spoken, told.length > 0);
  const shortage =
    event === 'deliverPart' ? after.find(({ shortageReason }) => shortageReason !== null)?.shortageReason : undefined;
  return { before, after, missing: missingOf(after), reason: reason ?? shortage ?? null };
}
