import { toBackground } from './segments.rules.ts';

const colors = { drive: 'D', wait: 'W', service: 'S', break: 'B', late: 'L' };
const span = { from: 0, to: 1_000 };

test('a trip without segments is driving throughout', () => {
  expect(toBackground(span, [], colors, 500)).toBe('linear-gradient(to right, D 0% 100%)');
});

test('the gaps between the segments are driving', () => {
  expect(
    toBackground(
      span,
      [
        { kind: 'service', from: 0, to: 100 },
        { kind: 'wait', from: 400, to: 500 },
        { kind: 'late', from: 500, to: 600 },
        { kind: 'break', from: 900, to: 1_000 },
      ],
      colors,
      500,
    ),
  ).toBe('linear-gradient(to right, S 0% 10%, D 10% 40%, W 40% 50%, L 50% 60%, D 60% 90%, B 90% 100%)');
});

test('a stop without duration is three pixels wide, and parts beyond the trip are cut off', () => {
  expect(
    toBackground(
      span,
      [
        { kind: 'service', from: 500, to: 500 },
        { kind: 'late', from: 1_100, to: 1_200 },
      ],
      colors,
      300,
    ),
  ).toBe('linear-gradient(to right, D 0% 50%, S 50% 51%, D 51% 100%)');
});
