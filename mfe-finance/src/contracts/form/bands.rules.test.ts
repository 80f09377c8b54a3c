import { filled, overlapsIn, reportOn } from './bands.rules.ts';

const band = (from: string, to: string | null = null) => ({ from, to });

test.each<[string, Parameters<typeof reportOn>[0], ReturnType<typeof reportOn>]>([
  ['nothing', [], { faults: {}, gaps: {}, end: null }],
  ['all of it', [band('0', '50'), band('50')], { faults: {}, gaps: {}, end: null }],
  ['a gap before the first', [band('10')], { faults: {}, gaps: { 0: { from: '0', to: '10' } }, end: null }],
  [
    'a gap between two',
    [band('0', '50'), band('60')],
    { faults: {}, gaps: { 1: { from: '50', to: '60' } }, end: null },
  ],
  ['no end', [band('0', '50')], { faults: {}, gaps: {}, end: { from: '50', to: null } }],
  [
    'an overlap, at both',
    [band('0', '60'), band('50')],
    {
      faults: {
        0: [{ code: 'overlap', at: 0, other: 1, from: '50', to: '60' }],
        1: [{ code: 'overlap', at: 1, other: 0, from: '50', to: '60' }],
      },
      gaps: {},
      end: null,
    },
  ],
  [
    'one that ends before it begins',
    [band('5', '5'), band('0')],
    { faults: { 0: [{ code: 'empty', at: 0 }] }, gaps: {}, end: null },
  ],
  [
    'what is still typed is left out, and places stay',
    [{ from: '' }, band('0', 'x'), band('0', '20'), { from: null, to: '3' }, band('30')],
    { faults: {}, gaps: { 4: { from: '20', to: '30' } }, end: null },
  ],
])('of bands: %s', (_what, bands, report) => {
  expect(reportOn(bands)).toEqual(report);
});

test('overlaps are told by their places in the list', () => {
  expect(overlapsIn([{ from: '' }, band('0', '10'), band('9.999')])).toEqual([
    { code: 'overlap', at: 2, other: 1, from: '9.999', to: '10' },
  ]);
});

test('a gap is filled where it is', () => {
  expect(filled([band('0', '50'), band('60')], 1, band('50', '60'))).toEqual([
    band('0', '50'),
    band('50', '60'),
    band('60'),
  ]);
});
