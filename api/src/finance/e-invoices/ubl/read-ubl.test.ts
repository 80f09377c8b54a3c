import { buildEInvoice } from '../testing/build-e-invoice.ts';
import { readUbl } from './read-ubl.ts';
import { writeUbl } from './write-ubl.rules.ts';

const XML = writeUbl(buildEInvoice());
test.each([
  [
    'a document type with an entity',
    XML.replace('?>', '?><!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  ['another document', XML.replaceAll('Invoice-2', 'Order-2')],
  ['what is not well-formed', XML.slice(0, -9)],
  ['text', 'INV-2026-000001;202.30'],
  ['another encoding', Buffer.from([0x3c, 0x61, 0xff, 0x3e])],
])('rejects %s', async (_, file) => {
  await expect(readUbl(Buffer.from(file as string))).rejects.toMatchObject({ code: 'fileDamaged' });
});

test('reads other prefixes, default namespaces and a tax total in the accounting currency', async () => {
  const foreign = XML.replaceAll('cac:', 'a:')
    .replaceAll('xmlns:cac', 'xmlns:a')
    .replace(
      '<a:TaxTotal>',
      '<a:TaxTotal><cbc:TaxAmount currencyID="LKR">1.00</cbc:TaxAmount></a:TaxTotal><a:TaxTotal>',
    );
  expect(await readUbl(Buffer.from(foreign))).toEqual(buildEInvoice());
});
