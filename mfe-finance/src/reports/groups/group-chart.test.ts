import type { ReportGroupPage } from 'shared-contracts/finance/report-groups';
import { toGroupChart } from './group-chart.ts';

type Measures = ReportGroupPage['measures'];
const money = (fn: 'sum' | 'average', column: 'cost' | 'revenue') => ({
  id: `${fn}.${column}`,
  column,
  fn,
  kind: 'money',
});
const rows = { id: 'count', column: null, fn: 'count', kind: 'integer' };

test.each<[name: string, measures: { id: string }[], expected: string[], hasNoSum: boolean, missing?: string]>([
  ['sums of one kind', [money('sum', 'cost'), money('sum', 'revenue'), rows], ['sum.cost', 'sum.revenue'], false],
  ['sums without averages', [money('sum', 'cost'), money('average', 'cost')], ['sum.cost'], false],
  ['averages, which add up to nothing', [money('average', 'cost'), money('sum', 'cost')], ['average.cost'], true],
  ['no measure without values', [money('sum', 'revenue'), money('sum', 'cost')], ['sum.cost'], false, 'sum.revenue'],
  ['rows', [rows, money('sum', 'cost')], ['count'], false],
])('draws %s', (_name, measures, expected, hasNoSum, missing = '') => {
  const values = Object.fromEntries(measures.map(({ id }) => [id, id === missing ? null : '5']));
  const items = [{ id: 'a', keys: { owner: 'Acme' }, currency: 'LKR', values }];
  const page = { items, measures: measures as Measures };
  const { data } = toGroupChart(
    page,
    () => 'Acme',
    () => '',
  );
  expect(data.series.map(({ id }) => id)).toEqual(expected);
  expect(data.series.every((series) => series.hasNoSum === hasNoSum)).toBe(true);
  expect(Object.keys(data.points[0]?.values ?? {})).toEqual(expected);
});
