import { WRITE_CREDIT } from 'shared-contracts/values/finance/credit-limits';
import { notify } from '../../../identity/public.ts';
import { findOrderRecords, nameOrder, type OrderMovedHook } from '../../../orders/public.ts';
import { findCreditUses } from './credit-limits.store.ts';

/** Warns the payee of an order whose customer sends it with nearly all of its credit limit used, or more. */
export const warnOfCredit: OrderMovedHook = async (_, tx, { orderId, to, event, at, caller }) => {
  if (to !== 'validated' || (event !== 'submit' && event !== 'approve')) return;
  const [order] = await findOrderRecords(tx, [orderId]);
  if (!order) return;
  const { organizationId: customerId, partnerId: payeeId } = order;
  const uses = await findCreditUses(tx, { organizationId: payeeId, zone: 'UTC', at }, [customerId]);
  const use = uses.get(customerId);
  if (!use?.isAbove && !use?.isNear) return;
  await notify(tx, caller, {
    to: { organizationId: payeeId, access: WRITE_CREDIT },
    kind: 'creditLimit',
    subjectId: orderId,
    values: {
      number: nameOrder(order, { organizationId: payeeId }),
      organization: order.organization,
      state: use.isAbove ? 'above' : 'near',
      percent: String(use.percent ?? 0),
    },
    at,
  });
};
