import type { ReportGroupChoices, ReportGroupPage } from 'shared-contracts/finance/report-groups';
import type { ReportPage, ReportTotals } from 'shared-contracts/finance/reports';
import { listGroupColumns } from 'shared-contracts/values/finance/report-groups';
import { REPORT_COLUMNS, REPORT_NAMES, requiresTrip } from 'shared-contracts/values/finance/reports';
import { testApp } from '../../../platform/testing/test-app.ts';
import { decimal, sumOf } from '../../../platform/values/money.ts';
import { REPORTS } from '../definitions.ts';
import { tableOf } from '../testing/report.fixtures.ts';

const portal = testApp({ isDemo: true });
const as = async (login = 'dispatcher') =>
  portal.as(await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow());
const get = async <Answer>(path: string, login?: string) => (await (await as(login)).get(path)).json() as Answer;
const findGroups = (query: string, login?: string) => get<ReportGroupPage>(`/reports/groups?${query}&limit=100`, login);

async function readRows(name: string, login?: string) {
  const items: ReportPage['items'] = [];
  for (let page = 1; ; page += 1) {
    const answer = await get<ReportPage>(`/reports?name=${name}&limit=100&page=${page}`, login);
    items.push(...answer.items);
    if (items.length >= answer.total) return items.map(({ cells }) => cells);
  }
}

test.each(['owner', 'dispatcher', 'carrier'])('groups of the %s add up to the rows and the totals', async (login) => {
  const rows = await readRows('orderDetail', login);
  const { items, total } = await findGroups(
    'name=orderDetail&groupBy=owner&measures=count,sum.cost,sum.revenue,sum.weight',
    login,
  );
  expect(items).toHaveLength(total);
  for (const { keys, currency, values } of items) {
    const ofGroup = rows.filter(({ owner }) => owner === keys['owner']);
    for (const column of ['cost', 'revenue'] as const) {
      const amounts = ofGroup.flatMap((row) => (row.currency === currency ? [String(row[column] ?? 0)] : []));
      expect(decimal(values[`sum.${column}`] ?? 0).toFixed(2)).toBe(sumOf(amounts).toFixed(2));
    }
    if (values['count'] === undefined) continue;
    expect(Number(values['count'])).toBe(ofGroup.length);
    expect(decimal(values['sum.weight'] ?? 0).toFixed(3)).toBe(
      sumOf(ofGroup.map(({ weight }) => String(weight ?? 0))).toFixed(3),
    );
  }
  const totals = await get<ReportTotals>('/reports/totals?name=orderDetail', login);
  const sums = (await findGroups('name=orderDetail&measures=sum.revenue', login)).items;
  expect(sums.map(({ currency, values }) => [currency, values['sum.revenue']])).toEqual(
    totals.items.flatMap(({ currency, cells }) => (currency === null ? [] : [[currency, cells.revenue ?? null]])),
  );
});

test('groups times by month in the time zone of the reader, with averages', async () => {
  const { items, groupBy, measures } = await findGroups(
    'name=orderDetail&groupBy=pickupFrom.month&measures=average.weight,count',
  );
  expect([groupBy, measures]).toMatchObject([
    [{ id: 'pickupFrom.month', column: 'pickupFrom', unit: 'month', kind: 'dateTime' }],
    [
      { id: 'average.weight', fn: 'average', kind: 'weight' },
      { id: 'count', kind: 'integer' },
    ],
  ]);
  const rows = await readRows('orderDetail');
  const month = (at: unknown) =>
    typeof at === 'number' ? new Date((at + 5.5 * 3_600) * 1_000).toISOString().slice(0, 7) : null;
  for (const { keys, values } of items) {
    const ofGroup = rows.filter(({ pickupFrom }) => month(pickupFrom) === keys['pickupFrom.month']);
    const weights = ofGroup.flatMap(({ weight }) => (weight === null || weight === undefined ? [] : [String(weight)]));
    expect([keys, Number(values['count'])]).toEqual([keys, ofGroup.length]);
    expect(values['average.weight']).toBe(weights.length === 0 ? null : sumOf(weights).div(weights.length).toFixed(2));
  }
});

test('sorts and pages groups', async () => {
  const query = 'name=orderDetail&groupBy=orderStage&measures=count&sort=-count';
  const { items, total } = await findGroups(query);
  const counts = items.map(({ values }) => Number(values['count']));
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const second = await get<ReportGroupPage>(`/reports/groups?${query}&limit=2&page=2`);
  expect([second.total, second.items]).toEqual([total, items.slice(2, 4)]);
});

test.each(['xlsx', 'csv'])('exports groups as %s', async (format) => {
  const reply = await (
    await as()
  ).get(`/reports/groups/export?name=orderDetail&groupBy=owner&measures=sum.revenue&format=${format}`);
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="2026-11-20 order-detail.${format}"`,
  ]);
  const { total } = await findGroups('name=orderDetail&groupBy=owner&measures=sum.revenue');
  if (format === 'csv') {
    const [head, ...lines] = reply.payload.trim().split('\r\n');
    expect([head?.includes('Revenue (sum)'), lines.length]).toEqual([true, total]);
  } else expect(await tableOf(reply.rawPayload)).toHaveLength(total);
});

test.each([
  ['name=orderDetail&groupBy=revenue', 'groupBy'],
  ['name=orderDetail&groupBy=pickupFrom', 'groupBy'],
  ['name=orderDetail&groupBy=owner.month', 'groupBy'],
  ['name=orderDetail&groupBy=tripPickup', 'groupBy'],
  ["name=orderDetail&groupBy=owner';drop table orders;--", 'groupBy'],
  ['name=orderDetail&groupBy=owner,partner,contract', 'groupBy'],
  ['name=orderDetail&measures=sum.owner', 'measures'],
  ['name=orderDetail&measures=max.revenue', 'measures'],
  ['name=orderDetail&measures=sum.tripRevenue', 'measures'],
  ['name=vehicleCosts&measures=average.costPerKm', 'measures'],
  ['name=configurableDetail&measures=sum.tripCost', 'measures'],
  ['name=orderDetail&sort=owner', 'sort'],
  ['name=orderDetail&sort=owner%20desc', 'sort'],
  ['name=pickingSlip', 'name'],
])('rejects %s at its field', async (query, field) => {
  for (const path of ['groups', 'groups/export']) {
    const reply = await (await as()).get(`/reports/${path}?${query}`);
    const [first = ''] = Object.keys(reply.json().fields ?? {});
    expect([reply.statusCode, first.split('.')[0]]).toEqual([422, field]);
  }
});

test('reports the column that a report does not have', async () => {
  const fieldsOf = async (query: string) => (await (await as()).get(`/reports/groups?${query}`)).json().fields;
  expect(await fieldsOf('name=orderDetail&groupBy=tripPickup')).toMatchObject({
    groupBy: { code: 'unknown', params: { column: 'tripPickup' } },
  });
  expect(Object.keys(await fieldsOf('name=orderDetail&groupBy=owner&groupBy=oldName'))).toEqual(['groupBy.1']);
});

test('everything that a report offers can be computed', async () => {
  for (const name of REPORT_NAMES) {
    const choices = await get<ReportGroupChoices>(`/reports/groups/choices?name=${name}`);
    if (requiresTrip(name)) {
      expect(choices).toEqual({ groupBy: [], measures: [] });
      continue;
    }
    expect(choices.groupBy).toEqual(listGroupColumns(REPORTS[name].source.columns));
    for (let at = 0; at < Math.max(choices.groupBy.length, choices.measures.length); at += 6) {
      const [groupBy = choices.groupBy[0]] = choices.groupBy.slice(at, at + 1);
      const measures = choices.measures.slice(at, at + 6).join(',') || 'count';
      const reply = await (await as()).get(`/reports/groups?name=${name}&groupBy=${groupBy}&measures=${measures}`);
      expect([name, groupBy, measures, reply.statusCode]).toEqual([name, groupBy, measures, 200]);
    }
  }
  expect(Object.keys(REPORT_COLUMNS).length).toBeGreaterThan(100);
});
