import { analyzeBands, findOverlaps, insertBand } from './bands.rules.ts';

const band = (from: string, to: string | null = null) => ({ from, to });

test.each<[string, Parameters<typeof analyzeBands>[0], ReturnType<typeof analyzeBands>]>([
  ['no bands', [], { errors: {}, gaps: {}, end: null }],
  ['complete bands', [band('0', '50'), band('50')], { errors: {}, gaps: {}, end: null }],
  ['a gap before the first', [band('10')], { errors: {}, gaps: { 0: { from: '0', to: '10' } }, end: null }],
  [
    'a gap between two',
    [band('0', '50'), band('60')],
    { errors: {}, gaps: { 1: { from: '50', to: '60' } }, end: null },
  ],
  ['an open end', [band('0', '50')], { errors: {}, gaps: {}, end: { from: '50', to: null } }],
  [
    'an overlap at both rows',
    [band('0', '60'), band('50')],
    {
      errors: {
        0: [{ code: 'overlap', index: 0, otherIndex: 1, from: '50', to: '60' }],
        1: [{ code: 'overlap', index: 1, otherIndex: 0, from: '50', to: '60' }],
      },
      gaps: {},
      end: null,
    },
  ],
  [
    'a band that ends before it starts',
    [band('5', '5'), band('0')],
    { errors: { 0: [{ code: 'empty', index: 0 }] }, gaps: {}, end: null },
  ],
  [
    'incomplete bands, keeping row indexes',
    [{ from: '' }, band('0', 'x'), band('0', '20'), { from: null, to: '3' }, band('30')],
    { errors: {}, gaps: { 4: { from: '20', to: '30' } }, end: null },
  ],
])('analyzes %s', (_title, bands, result) => {
  expect(analyzeBands(bands)).toEqual(result);
});

test('reports overlaps by row index', () => {
  expect(findOverlaps([{ from: '' }, band('0', '10'), band('9.999')])).toEqual([
    { code: 'overlap', index: 2, otherIndex: 1, from: '9.999', to: '10' },
  ]);
});

test('inserts a band at the gap', () => {
  expect(insertBand([band('0', '50'), band('60')], 1, band('50', '60'))).toEqual([
    band('0', '50'),
    band('50', '60'),
    band('60'),
  ]);
});
