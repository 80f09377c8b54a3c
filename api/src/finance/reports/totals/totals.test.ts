import type { ReportPage, ReportTotals } from 'shared-contracts/finance/reports';
import {
  isConfigurableReport,
  REPORT_CURRENCY,
  REPORT_NAMES,
  type ReportColumnId,
  type ReportName,
  requiresTrip,
} from 'shared-contracts/values/finance/reports';
import { testApp } from '../../../platform/testing/test-app.ts';
import { decimal, sumOf } from '../../../platform/values/money.ts';
import { REPORTS } from '../definitions.ts';

// Totals against the rows that the report shows, as users of the demo see them.
const portal = testApp({ isDemo: true });

const READERS = ['owner', 'dispatcher', 'carrier'] as const;
type Reader = (typeof READERS)[number];
type Row = ReportPage['items'][number];
type Cells = Row['cells'];

const get = async <Answer>(reader: Reader, path: string) => {
  const user = await portal.db.selectFrom('users').select('id').where('login', '=', reader).executeTakeFirstOrThrow();
  const reply = await portal.as(user).get(path);
  return { status: reply.statusCode, answer: reply.json() as Answer };
};

const BILL_MONEY = ['linehaul', 'delayCharges', 'demurrage', 'extraCharges', 'discounts', 'taxBase', 'vat', 'total'];
/** The column with the currency of another one. */
const CURRENCY_COLUMNS: Partial<Record<string, ReportColumnId>> = {
  revenue: 'currency',
  cost: 'currency',
  maintenanceCost: 'currency',
  partsCost: 'currency',
  labourCost: 'currency',
  tripRevenue: 'tripCurrency',
  tripCost: 'tripCurrency',
  ...Object.fromEntries(BILL_MONEY.map((id) => [id, 'billCurrency'])),
};
/** In the currency of the contract, for which no report has a column. */
const WITHOUT_COLUMN = ['predictedCost'];
const isDraftAmount = (column: string, { isDraft }: Row) => isDraft === true && BILL_MONEY.includes(column);
/** A sum would be meaningless, or the column has one of its own. */
const WITHOUT_SUM = ['costPerKm', 'ownTotal'];
const TRIP_COLUMNS = ['orderCount', 'estimatedDistance'];
const isOfTrip = (column: string) => column.startsWith('trip') || TRIP_COLUMNS.includes(column);

function currencyOf(column: string, row: Cells) {
  if (column.endsWith('Lkr')) return REPORT_CURRENCY;
  const currencyColumn = CURRENCY_COLUMNS[column];
  return (currencyColumn && row[currencyColumn]) ?? null;
}

async function readAll(reader: Reader, query: string): Promise<ReportPage> {
  const { answer: first } = await get<ReportPage>(reader, `/reports?${query}&limit=100`);
  const items = [...first.items];
  for (let page = 2; items.length < first.total; page += 1)
    items.push(...(await get<ReportPage>(reader, `/reports?${query}&limit=100&page=${page}`)).answer.items);
  return { ...first, items };
}

async function pathOf(name: ReportName, reader: Reader) {
  const query = new URLSearchParams({ name });
  if (requiresTrip(name)) {
    const { answer } = await get<{ items: { id: string; orders: number }[] }>(reader, '/v2/trips?limit=100');
    query.set('tripId', answer.items.toSorted((one, other) => other.orders - one.orders)[0]?.id ?? '');
  }
  if (isConfigurableReport(name)) for (const id of REPORTS[name].source.columns) query.append('columns', id);
  return query.toString();
}

test.each(REPORT_NAMES.flatMap((name) => READERS.map((reader) => [name, reader] as const)))(
  'the totals of %s for the %s are the sums of all its rows',
  async (name, reader) => {
    const query = await pathOf(name, reader);
    const page = await readAll(reader, query);
    const { answer: totals } = await get<ReportTotals>(reader, `/reports/totals?${query}`);
    const rowsOf = (column: string) => {
      const seen = new Set<unknown>();
      if (name !== 'configurableDetail' || !isOfTrip(column)) return page.items;
      return page.items.filter(({ cells }) => !seen.has(cells.tripNumber) && seen.add(cells.tripNumber));
    };
    for (const { currency, cells } of totals.items)
      for (const [column, value] of Object.entries(cells).filter(([id]) => !WITHOUT_COLUMN.includes(id))) {
        const rows = rowsOf(column).filter(
          (row) => currencyOf(column, row.cells) === currency && !isDraftAmount(column, row),
        );
        const sum = sumOf(rows.map((row) => String(row.cells[column as ReportColumnId] ?? 0)));
        expect([column, currency, decimal(value).toFixed(3)]).toEqual([column, currency, sum.toFixed(3)]);
      }
    const money = page.columns.filter(({ id, kind }) => kind === 'money' && !WITHOUT_SUM.includes(id));
    const visible = page.items.flatMap((row) =>
      money.filter(({ id }) => (row.cells[id] ?? null) !== null && !isDraftAmount(id, row)),
    );
    expect(totals.drafts).toBe(page.items.filter(({ isDraft }) => isDraft).length);
    const totaled = totals.items.flatMap(({ cells }) => Object.keys(cells));
    expect(visible.map(({ id }) => id).filter((id) => !totaled.includes(id))).toEqual([]);
  },
);

test.each(['revenue', '-revenue', 'costLkr', '-costLkr'] as const)('sorts by %s within the currency', async (sort) => {
  const column = sort.replace('-', '') as 'revenue';
  const answer = await readAll('dispatcher', `name=orderDetail&sort=${sort}`);
  expect(answer.columns.find(({ id }) => id === column)?.isSortable).toBe(true);
  const amounts = answer.items.map(({ cells }) => ({ amount: cells[column], currency: currencyOf(column, cells) }));
  const priced = amounts.filter(({ amount }) => amount !== null);
  expect([priced.length > 2, amounts.slice(0, priced.length)]).toEqual([true, priced]);
  const turn = sort.startsWith('-') ? -1 : 1;
  expect(priced).toEqual(
    priced.toSorted(
      (one, other) =>
        String(one.currency).localeCompare(String(other.currency)) ||
        decimal(String(one.amount)).cmp(String(other.amount)) * turn,
    ),
  );
  const pages = await Promise.all(
    [1, 2].map((page) => get<ReportPage>('dispatcher', `/reports?name=orderDetail&limit=5&page=${page}&sort=${sort}`)),
  );
  expect(pages.flatMap(({ answer: { items } }) => items.map(({ id }) => id))).toEqual(
    answer.items.slice(0, 10).map(({ id }) => id),
  );
});
