import type { CarrierInvoice, CarrierInvoiceInput } from 'shared-contracts/finance/carrier-invoices';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { openBilling } from '../../bills/testing/bill.fixtures.ts';

type User = { id: string };
/** Before 18 % tax, for a `delivered` order of these fixtures. */
export const BILLED = '16083.33';

/** The carrier of `openBilling` sends invoices. */
export async function openReceiving(portal: ReturnType<typeof testApp>) {
  const billing = await openBilling(portal);
  const numberOf = async (orderId: string) =>
    (await portal.db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow()).number;

  /** A delivered order whose bill comes to 16,083.33 before 18 % tax. */
  async function delivered(state: 'draft' | 'submitted' | 'approved' = 'submitted') {
    const { clerk, chief, kandy, port, setActualDistance, act } = billing;
    const id = await billing.delivered({}, [kandy, port]);
    await setActualDistance(id, '100');
    if (state !== 'draft') await act(clerk, 'order', id, 'submit');
    if (state === 'approved') await act(chief, 'order', id, 'approve');
    return { id, number: await numberOf(id) };
  }

  let count = 0;
  const invoiceOf = (lines: [reference: string | null, net: string][], more: Partial<CarrierInvoiceInput> = {}) => {
    count += 1;
    const net = lines.reduce((sum, [, amount]) => sum + Number(amount), 0);
    return {
      partnerId: billing.partner.id,
      number: `C-${count}`,
      issuedOn: '2026-11-20',
      currency: 'LKR',
      tax: (net * 0.18).toFixed(2),
      lines: lines.map(([reference, amount]) => ({ reference, net: amount, taxPercentage: '18' })),
      ...more,
    } satisfies CarrierInvoiceInput;
  };
  const get = async (user: User, id: string): Promise<CarrierInvoice> =>
    (await portal.as(user).get(`/carrier-invoices/${id}`)).json();
  async function enter(
    lines: [string | null, string][],
    more: Partial<CarrierInvoiceInput> = {},
    user: User = billing.clerk,
  ) {
    const reply = await portal.as(user).post('/carrier-invoices', invoiceOf(lines, more));
    return get(user, reply.json().id);
  }
  const step = (user: User, id: string, what: string, body?: object) =>
    portal.as(user).patch(`/carrier-invoices/${id}/${what}`, body);
  const write = (user: User, id: string, text: string, proposal?: object[]) =>
    portal.as(user).post(`/carrier-invoices/${id}/messages`, { text, ...(proposal && { proposal }) });
  /** Disputes an invoice of one order with an amount, which the carrier accepts. */
  async function agree(orderId: string, number: string, invoiced: string, net: string) {
    const { clerk, chief, theirs } = billing;
    const { id } = await enter([[number, invoiced]]);
    await step(clerk, id, 'dispute', { text: 'As agreed?' });
    await write(chief, id, 'Our amount', [{ subjectId: orderId, net }]);
    await step(theirs, id, 'accept');
    return id;
  }
  return { ...billing, deliver: delivered, invoiceOf, get, enter, step, write, agree };
}
