import { Statement } from 'shared-contracts/finance/statements';
import { DAY } from 'shared-contracts/values/time';
import { readPdf } from '../../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openLedger } from '../testing/ledger.fixtures.ts';

const portal = testApp();
let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger(portal);
});

const FROM = TEST_NOW - 20 * DAY;

test('a statement shows what happened in a period between what was owed before and after, to both sides', async () => {
  const { us, other, outsider, nobody } = ledger;
  const dueAt = TEST_NOW + 5 * DAY;
  const earlier = await ledger.addInvoice({ payerId: other.organizationId, total: '100.00', dueAt: dueAt - 10 * DAY });
  await ledger.addPayment(earlier, '40.00', FROM - DAY);
  await ledger.addPayment(earlier, '7.00', FROM + DAY, true);
  const later = await ledger.addInvoice({ payerId: other.organizationId, total: '59.90', dueAt: dueAt + 10 * DAY });
  await ledger.addPayment(later, '59.90', TEST_NOW - 2 * DAY);
  await ledger.addCreditNote(earlier, '10.00', TEST_NOW - DAY);
  const query = (partnerId: string, side: string) => `partnerId=${partnerId}&side=${side}&from=${FROM}&to=${TEST_NOW}`;
  const statementOf = async (user: { id: string }, partnerId: string, side: string) =>
    Statement.parse((await portal.as(user).get(`/statements?${query(partnerId, side)}`)).json());

  const ours = await statementOf(us, other.organizationId, 'receivable');
  expect(ours).toMatchObject({
    partner: { name: 'Serendib' },
    accounts: [
      {
        currency: 'LKR',
        opening: '60.00',
        entries: [
          { kind: 'invoice', amount: '59.90', balance: '119.90' },
          { kind: 'payment', amount: '-59.90', balance: '60.00' },
          { kind: 'creditNote', amount: '-10.00', balance: '50.00' },
        ],
        sums: { invoice: '59.90', creditNote: '-10.00', payment: '-59.90', refund: '0.00' },
        closing: '50.00',
      },
    ],
  });
  const theirs = await statementOf(other, us.organizationId, 'payable');
  expect(theirs.accounts).toEqual(ours.accounts);
  expect((await statementOf(us, other.organizationId, 'payable')).accounts).toEqual([]);
  for (const [user, status] of [
    [outsider, 404],
    [nobody, 403],
  ] as const)
    expect((await portal.as(user).get(`/statements?${query(other.organizationId, 'receivable')}`)).statusCode).toBe(
      status,
    );

  await portal.db
    .updateTable('organizations')
    .set({ language: 'it', contactEmail: 'conti@serendib.example' })
    .where('id', '=', other.organizationId)
    .execute();
  const pdf = await portal.as(us).get(`/statements/export?${query(other.organizationId, 'receivable')}`);
  const text = readPdf(pdf.rawPayload).pages.flat().join(' ');
  for (const part of ['Estratto conto', 'Serendib', 'Saldo iniziale', 'Nota di credito', '50.00 LKR'])
    expect(text).toContain(part);
  const excel = await portal.as(us).get(`/statements/excel?${query(other.organizationId, 'receivable')}`);
  expect(excel.statusCode).toBe(200);
  expect(excel.rawPayload.subarray(0, 2).toString()).toBe('PK');

  const mail = {
    partnerId: other.organizationId,
    side: 'receivable',
    from: FROM,
    to: TEST_NOW,
    recipients: ['conti@serendib.example'],
  };
  const send = (body: object, user: { id: string } = us) => portal.as(user).post('/statements/send-email', body);
  expect((await send({ ...mail, recipients: ['stranger@else.example'] })).json()).toMatchObject({
    fields: { recipients: { code: 'unknownRecipients' } },
  });
  expect((await send({ ...mail, partnerId: us.organizationId }, outsider)).statusCode).toBe(404);
  expect((await send(mail)).json()).toMatchObject({ to: mail.recipients });
  const [sent] = await portal.db.selectFrom('mails').selectAll().execute();
  expect(sent).toMatchObject({ recipient: 'conti@serendib.example', subject: 'Estratto conto di Harvest' });
});
