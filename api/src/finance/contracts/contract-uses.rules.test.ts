import { describeUses } from './contract-uses.rules.ts';

test.each([
  [[{ as: 'order', count: 2, names: ['O-000001', 'O-000002'] }], 'Used by 2 orders: O-000001, O-000002'],
  [[{ as: 'order', count: 1, names: ['O-000001'] }], 'Used by 1 order: O-000001'],
  [[{ as: 'order', count: 3, names: ['O-000001', 'O-000002'] }], 'Used by 3 orders: O-000001, O-000002, …'],
  [
    [
      { as: 'order', count: 1, names: ['O-000001'] },
      { as: 'trip', count: 2, names: [] },
    ],
    'Used by 1 order: O-000001; 2 trips',
  ],
] as const)('describes the uses %j as %s', (uses, text) => {
  expect(describeUses(uses.map((use) => ({ ...use, names: [...use.names] })))).toBe(text);
});
