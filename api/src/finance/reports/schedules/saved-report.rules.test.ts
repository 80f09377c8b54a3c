import { layOutColumns, parseSavedQuery, reportOfList } from './saved-report.rules.ts';

const column = (id: string, isHidden = false) => ({ id, isHidden, width: null });

test.each([
  ['name=orderDetail&period=lastMonth&sort=-revenue&limit=50', { rows: { name: 'orderDetail', period: 'lastMonth' } }],
  ['name=configurableDetail&columns=cargo&columns=owner', { rows: { columns: ['cargo', 'owner'] } }],
  ['name=orderDetail&from=1&to=2', { rows: { from: 1, to: 2 } }],
  [
    'name=orderDetail&groupBy=owner&measures=count&measures=sum.revenue&chart=bar&sort=-sum.revenue',
    { groups: { groupBy: ['owner'], measures: ['count', 'sum.revenue'], sort: '-sum.revenue' } },
  ],
  ['name=orderDetail&measures=drop%20table', null],
  ['name=nothing', null],
  ['name=orderDetail&columns=drop%20table', null],
  ['', null],
])('reads the query %s', (query, expected) => {
  if (expected) expect(parseSavedQuery(query)).toMatchObject(expected);
  else expect(parseSavedQuery(query)).toBeNull();
});

test('recognizes the views of reports', () => {
  expect(['report.orderDetail', 'report.nothing', 'orders-own'].map(reportOfList)).toEqual(['orderDetail', null, null]);
});

test.each([
  [[], 'owner cargo drop'],
  [[column('drop'), column('owner'), column('cargo')], 'drop owner cargo'],
  [[column('cargo', true), column('gone'), column('drop')], 'drop owner'],
  [[column('owner', true), column('cargo', true), column('drop', true)], 'owner cargo drop'],
])('lays out columns by %j', (layout, expected) => {
  expect(layOutColumns(['owner', 'cargo', 'drop'], layout).join(' ')).toBe(expected);
});
