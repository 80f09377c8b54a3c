import { Invoice } from 'shared-contracts/finance/invoices';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from '../bills/testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

async function approved(): Promise<string> {
  const { clerk, chief, delivered, kandy, port, act } = billing;
  const id = await delivered({}, [kandy, port]);
  await billing.setActualDistance(id, '100');
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).statusCode).toBe(200);
  return id;
}

const credit = (user: { id: string }, id: string, body: object = { reason: 'Wrong lane' }) =>
  portal.as(user).patch(billing.path('order', id, '/credit'), body);
const papers = async (id: string) =>
  (
    await portal.db
      .selectFrom('invoices')
      .innerJoin('bills', 'bills.id', 'billId')
      .select(['content', 'originalId', 'invoices.id'])
      .where('orderId', '=', id)
      .orderBy('kind', 'desc')
      .orderBy('billVersion')
      .execute()
  ).map(({ content, ...row }) => ({ ...row, content: Invoice.parse(content) }));
const revenueOf = async (id: string) =>
  (await portal.as(billing.theirs).get(`/v2/orders/${id}`)).json().revenue ?? null;

test('an invoice is credited in whole for a reason, and a new version is billed with another number', async () => {
  const { clerk, chief, theirs, outsider, act, edit, bill, path } = billing;
  const id = await approved();
  expect((await bill(chief, 'order', id)).actions).toEqual(['credit', 'sendEmail']);
  expect([(await credit(clerk, id)).statusCode, (await credit(theirs, id)).statusCode]).toEqual([403, 403]);
  expect((await credit(outsider, id)).statusCode).toBe(404);
  expect((await credit(chief, id, { reason: ' ' })).json().fields).toHaveProperty('reason');

  const credited = (await credit(chief, id)).json();
  expect(credited).toMatchObject({
    state: 'draft',
    version: 2,
    invoice: null,
    earlierVersions: [{ version: 1, total: '18978.33', invoice: 'INV-2026-000001', creditNote: 'CN-2026-000001' }],
  });
  const [invoice, creditNote] = await papers(id);
  expect(creditNote).toMatchObject({
    originalId: invoice?.id,
    content: {
      ...invoice?.content,
      kind: 'creditNote',
      number: 'CN-2026-000001',
      original: { number: 'INV-2026-000001', issuedAt: TEST_NOW },
      reason: 'Wrong lane',
      dueAt: TEST_NOW,
      paymentTermDays: 0,
    },
  });
  expect(await revenueOf(id)).toBeNull();

  const textOf = async (query: string) =>
    readPdf((await portal.as(clerk).get(path('order', id, `/export?${query}`))).rawPayload)
      .pages.flat()
      .join(' ');
  expect(await textOf('version=1')).toContain('INV-2026-000001');
  const note = await textOf('version=1&paper=creditNote');
  for (const text of ['Credit note', 'CN-2026-000001', 'INV-2026-000001 of 20.11.2026', 'Wrong lane', '18,978.33 LKR'])
    expect(note).toContain(text);
  expect(note).not.toContain('Due date');
  expect((await portal.as(clerk).get(path('order', id, '/export?paper=creditNote'))).statusCode).toBe(404);

  await edit(clerk, 'order', id, { discount: '83.33' });
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).json()).toMatchObject({
    state: 'approved',
    version: 2,
    invoice: { number: 'INV-2026-000002', net: '16000.00' },
  });
  expect((await portal.as(clerk).get(path('order', id, '/timeline'))).json().items).toContainEqual(
    expect.objectContaining({ event: 'credit', user: 'chief', reason: 'Wrong lane', from: 'approved', to: 'draft' }),
  );
});

test('renewing an outdated bill also credits its invoice', async () => {
  const { clerk, path } = billing;
  const id = await approved();
  await portal.db.updateTable('bills').set({ outdatedAt: TEST_NOW }).where('orderId', '=', id).execute();
  expect((await portal.as(clerk).patch(path('order', id, '/renew'), {})).json()).toMatchObject({ state: 'draft' });
  const [invoice, creditNote] = await papers(id);
  expect(creditNote?.content).toMatchObject({ original: { number: invoice?.content.number }, reason: null });
});

test('a bill that was approved without an invoice has nothing to credit', async () => {
  const { chief } = billing;
  const id = await approved();
  await portal.db.updateTable('bills').set({ invoiceId: null }).where('orderId', '=', id).execute();
  expect((await credit(chief, id)).json()).toMatchObject({ statusCode: 409, code: 'billNotInvoiced' });
  expect(await papers(id)).toHaveLength(1);
});
