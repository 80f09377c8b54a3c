import { readPdf } from '../../platform/testing/read-pdf.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
  // The payer reads Italian, no matter who works on its bills.
  await portal.db
    .updateTable('organizations')
    .set({ language: 'it' })
    .where('id', '=', billing.organizationId)
    .execute();
});

const send = (id: string) =>
  portal.as(billing.clerk).post(billing.path('order', id, '/send-email'), {
    to: ['chief@x.example'],
    confirmedRecipients: ['chief@x.example'],
  });
const listEmails = () => portal.db.selectFrom('mails').select(['subject', 'text']).execute();
const pagesOf = async (id: string) =>
  readPdf((await portal.as(billing.clerk).get(billing.path('order', id, '/export'))).rawPayload).pages;

test('drafts are marked on every page in the payer’s language, and in subject and text', async () => {
  const { delivered, edit, act, clerk } = billing;
  const id = await delivered({ actualDistance: '100.000' });
  const extraCharges = Array.from({ length: 45 }, (_, i) => ({ name: `Toll ${i}`, amount: '1.00' }));
  await edit(clerk, 'order', id, { extraCharges });
  const pages = await pagesOf(id);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('BOZZA');
  expect((await send(id)).statusCode).toBe(200);
  const [draft] = await listEmails();
  expect(draft?.subject).toMatch(/^DRAFT: Bill for order /);
  expect(draft?.text).toMatch(/^DRAFT: the amounts can still change\./);
  await act(clerk, 'order', id, 'submit');
  expect((await pagesOf(id)).flat()).not.toContain('BOZZA');
  expect((await send(id)).statusCode).toBe(200);
  const submitted = (await listEmails()).filter((email) => email.subject !== draft?.subject);
  expect(submitted.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([
    expect.not.stringContaining('DRAFT') as string,
  ]);
});

test.each(['saved', 'rejected', 'cancelled'] as const)('the bill of a %s order cannot be sent', async (stage) => {
  const id = await billing.delivered({ stage });
  expect((await billing.bill(billing.clerk, 'order', id)).actions).not.toContain('sendEmail');
  const reply = await send(id);
  expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'billNotSendable', params: { stage } }]);
});
