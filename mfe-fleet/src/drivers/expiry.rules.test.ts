import { paperStateOf } from './paper.rules.ts';

const DAY = 86_400;
const NOW = 1_800_000_000;

test.each([
  [null, 'missing', 0],
  [NOW - 40 * DAY, 'expired', 40],
  [NOW - 1, 'expired', 0],
  [NOW, 'expired', 0],
  [NOW + 1, 'soon', 0],
  [NOW + DAY + 1, 'soon', 1],
  [NOW + 30 * DAY, 'soon', 30],
  [NOW + 30 * DAY + 1, 'valid', 30],
  [NOW + 400 * DAY, 'valid', 400],
] as const)('what expires at %s is %s, %s days', (expiresAt, state, days) => {
  expect(paperStateOf(expiresAt, NOW)).toEqual({ state, days });
});
