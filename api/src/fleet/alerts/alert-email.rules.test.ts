import { ALERT_KINDS } from 'shared-contracts/values/fleet/alerts';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { DAY } from 'shared-contracts/values/time';
import { alertEmail, countDays } from './alert-email.rules.ts';
import { ALERT_EMAIL_TEXTS } from './alert-email.texts.ts';

const NOW = Date.UTC(2026, 10, 20, 8) / 1_000;
const URL = 'http://portal/alerts';
const ann = { name: 'Ann', language: 'en', zone: 'Asia/Colombo' } as const;
const placeholdersOf = (texts: object) =>
  Object.entries(texts).map(([key, text]) => [
    key,
    String(text)
      .match(/\{\w+\}/g)
      ?.toSorted() ?? [],
  ]);

test.each(LANGUAGES)('has all texts and values in %s', (language) => {
  expect(placeholdersOf(ALERT_EMAIL_TEXTS[language])).toEqual(placeholdersOf(ALERT_EMAIL_TEXTS.en));
  const alerts = ALERT_KINDS.flatMap((kind) =>
    [NOW - 1, NOW + DAY].map(
      (dueAt) => ({ kind, name: 'WP-1', params: { document: 'insurance', service: 'Oil' }, dueAt }) as const,
    ),
  );
  const email = alertEmail(alerts, { ...ann, language }, { url: URL, now: NOW });
  expect([email.subject, ...email.paragraphs].join()).not.toMatch(/[{}]/);
});

test('names a single alert in the subject, and at most twenty in the text', () => {
  const licence = { kind: 'licenceExpires', name: 'Sunil {date}', params: {}, dueAt: NOW + DAY } as const;
  expect(alertEmail([licence], ann, { url: URL, now: NOW })).toEqual({
    language: 'en',
    subject: 'Sunil {date} – Driving licence: expires on 21.11.2026',
    paragraphs: ['Hello Ann,', 'Your fleet needs attention:', 'Sunil {date} – Driving licence: expires on 21.11.2026'],
    action: { label: 'Open alerts', url: URL },
  });
  const many = alertEmail(
    Array.from({ length: 22 }, () => licence),
    ann,
    { url: URL, now: NOW },
  );
  expect(many.subject).toBe('22 fleet alerts');
  expect(many.paragraphs.at(-1)?.split('\n')).toHaveLength(21);
  expect(many.paragraphs.at(-1)).toContain('and 2 more');
});

test.each([
  [null, 0],
  [NOW - DAY, 0],
  [NOW, 0],
  [NOW + 1, 1],
  [NOW + 30 * DAY, 30],
])('counts days until %s', (dueAt, days) => {
  expect(countDays(dueAt, NOW)).toBe(days);
});
