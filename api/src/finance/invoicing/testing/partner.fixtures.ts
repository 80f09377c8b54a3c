import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { openBilling } from '../../bills/testing/bill.fixtures.ts';

type Billing = Awaited<ReturnType<typeof openBilling>>;

/** A partner whose contract charges 100.03 per order, with a user who approves bills. */
export async function openInvoicingPartner(
  { build, organizationId }: Billing,
  name: string,
  terms: Partial<ContractTerms> = {},
) {
  const { id } = await build.organization({ type: '2pl', name });
  await build.partnership({ organizationId, partnerId: id, status: 'active' });
  const rules = (['order', 'orderBillApprove'] as const).flatMap((model) => [
    { model, rule: 'read' as const },
    { model, rule: 'write' as const },
  ]);
  const user = await build.user({ organizationId: id, login: name.toLowerCase(), rules });
  const addContract = async (more: Partial<ContractTerms>) =>
    (
      await build.contract({
        organizationId,
        partnerId: id,
        name: `${name} rates ${JSON.stringify(more).length}`,
        delayTerms: [],
        terms: { flatTripRate: '100.03', vatPercentage: '18', billingCycle: 'weekly', ...more },
      })
    ).id;
  return { id, user, contractId: await addContract(terms), addContract };
}
export type InvoicingPartner = Awaited<ReturnType<typeof openInvoicingPartner>>;

/** An order with a submitted bill. */
export async function submitOrder(
  { clerk, delivered, act, edit, setActualDistance }: Billing,
  { id: partnerId, contractId }: Pick<InvoicingPartner, 'id' | 'contractId'>,
  reference: string,
  changes?: object,
): Promise<string> {
  const id = await delivered({ partnerId, contractId, reference });
  await setActualDistance(id, '100');
  if (changes) await edit(clerk, 'order', id, changes);
  await act(clerk, 'order', id, 'submit');
  return id;
}

/** An order with an approved bill. */
export async function approveOrder(billing: Billing, ...order: DropFirst<Parameters<typeof submitOrder>>) {
  const id = await submitOrder(billing, ...order);
  const reply = await billing.act(billing.chief, 'order', id, 'approve');
  expect(reply.json()).toMatchObject({ state: 'approved' });
  return id;
}
type DropFirst<Args extends unknown[]> = Args extends [unknown, ...infer Others] ? Others : never;
