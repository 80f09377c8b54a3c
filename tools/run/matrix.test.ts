import { matrix } from './matrix.ts';

const spec = (title: string, ...errors: string[]) => ({
  title,
  ok: errors.length === 0,
  tests: [{ results: errors.map((message) => ({ error: { message } })) }],
});
const group = (title: string, ...specs: ReturnType<typeof spec>[]) => ({ title, specs });
const report = {
  suites: [
    {
      title: 'faults.spec.ts',
      specs: [],
      suites: [
        group('entry 500', spec('mfe-orders'), spec('mfe-trips')),
        group(
          'entry hangs',
          spec(
            'mfe-orders',
            '\u001B[31mfirst try\u001B[39m',
            '\u001B[31mnot visible\u001B[39m\n\nLocator: panel\nCall log',
          ),
          spec('mfe-trips'),
        ),
      ],
    },
  ],
};

test('groups are rows, the names of their tests columns, and what failed is said below', () => {
  expect(matrix(JSON.stringify(report)).split('\n')).toEqual([
    '               mfe-orders  mfe-trips',
    '  ───────────  ──────────  ─────────',
    '  entry 500    ✓           ✓',
    '  entry hangs  ✗ 1         ✓',
    '',
    '  ✗ 1  entry hangs, mfe-orders: not visible Locator: panel',
  ]);
});
