import { InvoicePage } from 'shared-contracts/finance/billing-periods';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openLedger } from '../../receivables/testing/ledger.fixtures.ts';

const portal = testApp();
let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger(portal);
  await ledger.addRandom(40);
  const dueAt = TEST_NOW - 20 * DAY;
  const id = await ledger.addInvoice({ payeeId: ledger.other.organizationId, total: '90.00', currency: 'EUR', dueAt });
  await ledger.addPayment(id, '30.00', TEST_NOW + DAY / 2);
  await ledger.addCreditNote(id, '10.00', TEST_NOW - DAY);
});

type InvoiceList = ReturnType<typeof InvoicePage.parse>;
type Row = InvoiceList['items'][number];
const readPage = async (query: string): Promise<InvoiceList> =>
  InvoicePage.parse((await portal.as(ledger.us).get(`/invoices?${query}`)).json());

async function readPages(query: string, limit: number) {
  const items: Row[] = [];
  for (let page = 1; ; page += 1) {
    const read = await readPage(`${query}&page=${page}&limit=${limit}`);
    items.push(...read.items);
    if (read.items.length === 0 || items.length >= read.total) return items;
  }
}

/** Invoices without an open amount come last in both directions. */
const compareBy = (valueOf: (row: Row) => number | null, turn: 1 | -1) => (one: Row, other: Row) => {
  const [a, b] = [valueOf(one), valueOf(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id.localeCompare(other.id) * turn;
  return (a - b) * turn || one.id.localeCompare(other.id) * turn;
};
const VALUES = {
  open: ({ open }: Row) => (open === null || open === undefined ? null : Number(open)),
  issuedAt: ({ issuedAt }: Row) => issuedAt,
};

test.each(
  (['open', '-open', 'issuedAt', '-issuedAt'] as const).flatMap((sort) =>
    ['', 'side=payable', 'side=receivable', 'aging=open', 'kind=creditNote', 'side=payable&aging=days30'].map(
      (filter) => [sort, filter] as const,
    ),
  ),
)('the pages by %s of the list with %j contain all invoices once, in order', async (sort, filter) => {
  const column = sort.replace('-', '') as 'open';
  for (const at of [TEST_NOW, TEST_NOW - 60 * DAY]) {
    const all = (await readPage(`sort=number&limit=100&at=${at}&${filter}`)).items;
    const sorted = all.toSorted(compareBy(VALUES[column], sort.startsWith('-') ? -1 : 1));
    const paged = await readPages(`sort=${sort}&at=${at}&${filter}`, 7);
    expect(paged.map(({ id, open }) => [id, open])).toEqual(sorted.map(({ id, open }) => [id, open]));
  }
});

test('a payment dated later leaves the amount open until then', async () => {
  const amounts = async (at: number) =>
    (await readPage(`at=${at}&side=payable&currency=EUR&aging=days30&sort=open&limit=100`)).items.map(
      ({ open }) => open,
    );
  expect([await amounts(TEST_NOW), await amounts(TEST_NOW + DAY)]).toEqual([
    expect.arrayContaining(['80.00']),
    expect.arrayContaining(['50.00']),
  ]);
  expect(await amounts(TEST_NOW + DAY)).not.toContain('80.00');
});

test.each(['number', '-total', 'partner', '-dueAt', 'open'])(
  'searches open invoices by number and partner, sorted by %s',
  async (sort) => {
    const ids = async (filter: string) =>
      (await readPage(`sort=${sort}&limit=100&${filter}`)).items.map(({ id }) => id);
    const open = new Set(await ids('aging=open'));
    const [one] = (await readPage('aging=open&limit=1')).items;
    const partner = one?.side === 'payee' ? one.payer : one?.payee;
    for (const search of [one?.number.slice(-3), partner?.name.slice(1, 6).toUpperCase()]) {
      const found = await ids(`search=${search}`);
      const openFound = found.filter((id) => open.has(id));
      expect(openFound.length).toBeGreaterThan(0);
      expect(await ids(`search=${search}&aging=open`)).toEqual(openFound);
      expect((await readPage(`search=${search}&aging=open&limit=1`)).total).toBe(openFound.length);
    }
  },
);
