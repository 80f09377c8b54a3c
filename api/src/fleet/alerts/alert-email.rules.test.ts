import { type AlertKind, ALERT_KINDS } from 'shared-contracts/values/fleet/alerts';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { DAY } from 'shared-contracts/values/time';
import { alertEmail, countDays } from './alert-email.rules.ts';
import { ALERT_EMAIL_TEXTS } from './alert-email.texts.ts';
import type { AlertParams } from './alerts.tables.ts';

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

test('the subject names a single alert, and the text at most twenty', () => {
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

const subjectOf = (kind: AlertKind, params: AlertParams, dueAt: number | null = null) =>
  alertEmail([{ kind, name: 'WP-1', params, dueAt }], ann, { url: URL, now: NOW }).subject;
const oil = { service: 'Oil' };

test.each<[AlertKind, AlertParams, number | null, string]>([
  ['documentExpires', { document: 'insurance' }, NOW, 'WP-1 – Insurance: expired on 20.11.2026'],
  ['documentExpires', { document: 'insurance' }, NOW + 1, 'WP-1 – Insurance: expires on 20.11.2026'],
  ['serviceDue', oil, NOW, 'WP-1 – Oil: was due on 20.11.2026'],
  ['serviceDue', oil, NOW + DAY, 'WP-1 – Oil: due on 21.11.2026'],
  ['serviceDue', { ...oil, odometer: 12_345.6 }, NOW, 'WP-1 – Oil: due at 12,346 km'],
  ['serviceDue', { ...oil, engineHours: 950 }, NOW, 'WP-1 – Oil: due at 950 engine hours'],
  ['serviceNeverRecorded', oil, null, 'WP-1 – Oil: required, but never recorded'],
  ['speeding', { speed: 94.6, limit: 80 }, null, 'WP-1: 95 km/h, the limit is 80 km/h'],
  ['speeding', {}, null, 'WP-1: 0 km/h, the limit is 0 km/h'],
  ['geofenceEntered', { location: 'Depot' }, null, 'WP-1: arrived at Depot'],
  ['inspectionDefect', { item: 'Brakes' }, null, 'WP-1: the driver found defects – Brakes'],
  ['idling', { minutes: 20 }, null, 'WP-1: the engine has been idling for 20 min'],
  ['routeLeft', { distance: 12, trip: 'T-000001' }, null, 'WP-1: 12 km off the way of trip T-000001'],
  ['routeLeft', {}, null, 'WP-1: 0 km off the way of trip '],
  [
    'driverHours',
    { hours: { of: 'shift', driven: 545, max: 600 } },
    null,
    'WP-1: has driven 9:05 h of 10:00 h in this shift',
  ],
  [
    'driverHours',
    { hours: { of: 'week', driven: 3_000, max: 3_360 } },
    null,
    'WP-1: has driven 50:00 h of 56:00 h in seven days',
  ],
])('writes of %s with %j', (kind, params, dueAt, subject) => {
  expect(subjectOf(kind, params, dueAt)).toBe(subject);
});

test('mentions that nobody has acknowledged, and the exact number of omitted alerts', () => {
  const sos = { kind: 'sos', name: 'WP-1', params: {}, dueAt: null } as const;
  const alerts = Array.from({ length: 20 }, () => sos);
  const [, intro, text] = alertEmail(alerts, ann, { url: URL, now: NOW, isEscalation: true }).paragraphs;
  expect(intro).toBe('Nobody has acknowledged these alerts:');
  expect(text).toBe(alerts.map(() => 'WP-1: the driver has raised an SOS').join('\n'));
});
