import { formatMetrics } from './prometheus-text.rules.ts';

test('formats metrics in the text format of Prometheus', () => {
  expect(
    formatMetrics([
      { name: 'up', help: 'Whether it runs', type: 'gauge', samples: [{ value: 1 }] },
      {
        name: 'seconds',
        help: 'Durations',
        type: 'histogram',
        samples: [
          { suffix: '_bucket', labels: { le: '0.5', route: '/orders' }, value: 2 },
          { suffix: '_sum', labels: {}, value: 0.75 },
        ],
      },
    ]),
  ).toBe(
    [
      '# HELP up Whether it runs',
      '# TYPE up gauge',
      'up 1',
      '# HELP seconds Durations',
      '# TYPE seconds histogram',
      'seconds_bucket{le="0.5",route="/orders"} 2',
      'seconds_sum 0.75',
      '',
    ].join('\n'),
  );
});

test('escapes backslashes, quotes and line breaks in labels', () => {
  const labels = { path: 'a\\b"c\nd' };
  expect(formatMetrics([{ name: 'x', help: 'X', type: 'counter', samples: [{ labels, value: 1 }] }])).toContain(
    String.raw`x{path="a\\b\"c\nd"} 1`,
  );
});

test('formats nothing without metrics', () => {
  expect(formatMetrics([])).toBe('');
});
