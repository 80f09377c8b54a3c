import type { InvoicePayments } from 'shared-contracts/finance/payments';
import type { PaymentImport } from 'shared-contracts/finance/payment-imports';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { MULTIPART, form } from '../../../identity/organizations/testing/picture.fixtures.ts';
import { readPdf } from '../../../platform/testing/read-pdf.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { INVOICE_TOTAL, openBilling } from '../../bills/testing/bill.fixtures.ts';
import { toQrReference } from '../../invoices/qr-bill/references.rules.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

type User = { id: string };
const send = (user: User, file: string, query = '') =>
  portal
    .as(user, MULTIPART)
    .post(`/payments/imports${query}`, form(Buffer.from(file), { field: 'file', name: 'statement.xml' }));
const importFile = async (user: User, file: string, query = '') =>
  (await send(user, file, query)).json<PaymentImport>();
const resultsOf = ({ items }: PaymentImport) => items.map(({ result }) => result);
const openOf = async (user: User, id: string) =>
  (await portal.as(user).get(`/invoices/${id}/payments`)).json<InvoicePayments>().open;

const details = (text: string, amount: string, reference: string) => `<TxDtls><Refs><TxId>${reference}</TxId></Refs>
  <Amt Ccy="LKR">${amount}</Amt><RltdPties><Dbtr><Pty><Nm>Harvest &amp; Sons</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const entry = (content: string, more = '') => `<Ntry><Amt Ccy="LKR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-18</Dt></BookgDt>${more}<NtryDtls>${content}</NtryDtls></Ntry>`;
const statement = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>LK12</IBAN></Id></Acct>
${entries}</Stmt></BkToCstmrStmt></Document>`;

test('a CAMT.053 statement is matched first, then recorded, each line once', async () => {
  const { theirs, both } = billing;
  const [first, second] = [await billing.invoiced(), await billing.invoiced()];
  const file = statement(
    [
      entry(details(`Invoice ${first.number}`, INVOICE_TOTAL, 'A') + details(second.number.toLowerCase(), '1000', 'B')),
      entry(details('No number', '5.00', 'C')),
      `<Ntry><Amt Ccy="USD">7.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-18</Dt></BookgDt>
        <NtryDtls><TxDtls><RmtInf><Strd><RfrdDocInf><Nb>${first.number}</Nb></RfrdDocInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      entry(details(second.number, '99.00', 'D')).replace('CRDT', 'DBIT'),
      entry(details(second.number, '99.00', 'E')).replace('BOOK', 'PDNG'),
    ].join(''),
  );
  const dryRun = await importFile(theirs, file, '?dryRun=true');
  expect(resultsOf(dryRun)).toEqual(['matched', 'partly', 'unknownNumber', 'currencyDiffers']);
  expect(dryRun).toMatchObject({
    recorded: 2,
    outgoing: 2,
    items: [
      { payer: 'Harvest & Sons', amount: INVOICE_TOTAL, currency: 'LKR', invoices: [{ number: first.number }] },
      {},
      {},
      {},
    ],
  });
  expect(await openOf(theirs, first.invoiceId)).toBe(INVOICE_TOTAL);

  const reply = await send(theirs, file);
  expect([reply.statusCode, resultsOf(reply.json())]).toEqual([201, resultsOf(dryRun)]);
  expect([await openOf(both, first.invoiceId), await openOf(both, second.invoiceId)]).toEqual(['0.00', '17978.33']);
  const again = await importFile(theirs, file);
  expect([again.recorded, resultsOf(again)]).toEqual([
    0,
    ['alreadyImported', 'alreadyImported', 'unknownNumber', 'currencyDiffers'],
  ]);
});

test('a CSV file is imported by its headings, once despite concurrent calls', async () => {
  const { theirs, both, chief } = billing;
  const { invoiceId, number } = await billing.invoiced();
  const file = `Date;Reference;Amount;Payer\n18.11.2026;${number};1.000,00;Harvest\n18.11.2026;${number};1.000,00;Harvest
18.11.2026;Fees;-3,00;Bank\nsoon;${number};1,00;\n`;
  const replies = await Promise.all([1, 2, 3].map(() => importFile(theirs, file)));
  expect(replies.map(({ recorded }) => recorded).reduce((sum, count) => sum + count)).toBe(2);
  expect(replies.map(({ outgoing, items }) => [outgoing, items[2]?.result, items[2]?.line])).toEqual(
    replies.map(() => [1, 'unreadable', 5]),
  );
  expect(await openOf(both, invoiceId)).toBe('16978.33');
  expect((await send(chief, file)).json<PaymentImport>().items[0]?.result).toBe('unknownNumber');
});

test('rejects what is no statement, entities and files without the columns', async () => {
  const { theirs, clerk } = billing;
  const codeOf = async (file: string) => (await send(theirs, file)).json().fields.file.code;
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb">]><Document><BkToCstmrStmt>&b;</BkToCstmrStmt></Document>';
  expect(await codeOf(bomb)).toBe('fileDamaged');
  expect(await codeOf('<html></html>')).toBe('fileDamaged');
  expect(await codeOf('<Document><BkToCstmrStmt>')).toBe('fileDamaged');
  expect(await codeOf('Date,Amount\n2026-11-18,1.00')).toBe('missingColumns');
  expect(await codeOf('Date,Amount,Reference')).toBe('noRows');
  expect(await codeOf(`Date,Amount,Reference\n${'2026-11-18,1.00,x\n'.repeat(2_001)}`)).toBe('tooManyRows');
  expect(await codeOf('x'.repeat(5 * 1024 * 1024 + 1))).toBe('fileTooLarge');
  expect((await send(clerk, 'Date,Amount,Reference\n')).statusCode).toBe(403);
});

test('an invoice to a Swiss account is paid by the reference of its QR-bill', async () => {
  const { theirs, both, partner, path } = billing;
  const rename = async (from: string, to: string) =>
    portal.db.updateTable('currencies').set({ shortName: to }).where('shortName', '=', from).execute();
  await rename('CHF', 'CHX');
  await rename('LKR', 'CHF');
  await portal.db
    .insertInto('invoiceSettings')
    .values({
      ...DEFAULT_INVOICE_SETTINGS,
      organizationId: partner.id,
      street: 'Rue du Lac',
      buildingNumber: '1268',
      postalCode: '2501',
      town: 'Biel',
      bankAccount: 'CH44 3199 9123 0008 8901 2',
      taxRates: '[]',
    })
    .execute();
  const { invoiceId, number, orderId } = await billing.invoiced();
  const { paymentReference } = await portal.db
    .selectFrom('invoices')
    .select('paymentReference')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  expect(paymentReference).toBe(toQrReference(number));
  const pdf = readPdf((await portal.as(both).get(path('order', orderId, '/export'))).rawPayload).pages.flat();
  expect(pdf).toEqual(expect.arrayContaining(['Payment part', 'Rue du Lac 1268', '2501 Biel']));
  const structured = `<TxDtls><Amt Ccy="CHF">${INVOICE_TOTAL}</Amt><RmtInf><Strd><CdtrRefInf><Ref>${paymentReference}</Ref></CdtrRefInf>
    <AddtlRmtInf>${number}</AddtlRmtInf></Strd></RmtInf></TxDtls>`;
  const { items } = await importFile(theirs, statement(entry(structured)));
  expect(items).toMatchObject([{ result: 'matched', invoices: [{ number, amount: INVOICE_TOTAL }] }]);
  expect(await openOf(both, invoiceId)).toBe('0.00');
});
