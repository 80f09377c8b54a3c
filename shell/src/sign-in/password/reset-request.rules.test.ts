import { askedNow, ended, endOf, withWrongTry, type Asked } from './code.rules.ts';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const asked = askedNow('nadia@example.com', 60, NOW);
const wrongly = (times: number): Asked => (times === 0 ? asked : withWrongTry(wrongly(times - 1)));

test('another may be asked for when the server says', () => {
  expect(asked).toEqual({ email: 'nadia@example.com', askedAt: NOW, resendAt: NOW + MINUTE, wrongTries: 0 });
});

test.each([
  ['a fresh one', asked, NOW, undefined],
  ['shortly before ten minutes', asked, NOW + 10 * MINUTE - 1, undefined],
  ['after ten minutes', asked, NOW + 10 * MINUTE, 'expired'],
  ['four wrong tries', wrongly(4), NOW, undefined],
  ['five wrong tries', wrongly(5), NOW, 'tries'],
  ['five wrong tries long ago', wrongly(5), NOW + 10 * MINUTE, 'expired'],
  ['one that the server refused', ended(asked), NOW, 'expired'],
])('%s', (_what, code, now, end) => {
  expect(endOf(code, now)).toBe(end);
});
