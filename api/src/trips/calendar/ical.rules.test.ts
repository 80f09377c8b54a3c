import fc from 'fast-check';
import { escapeText, foldLine, toICalendar, toUtc } from './ical.rules.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '');
const unescapeText = (text: string) =>
  text.replaceAll(/\\([\\;,n])/g, (_match, character: string) => (character === 'n' ? '\n' : character));

test.each([
  ['Dock 4; gate 2, left', String.raw`Dock 4\; gate 2\, left`],
  ['a\r\nb\nc\rd', String.raw`a\nb\nc\nd`],
  [String.raw`C:\new`, String.raw`C:\\new`],
  ['bell\u0007 tab\t', 'bell  tab '],
])('escapes %j', (text, expected) => expect(escapeText(text)).toBe(expected));

test('folds at 75 octets, never within a character, and loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }), (text) => {
      const line = escapeText(text);
      const folded = foldLine(line);
      expect(folded.split('\r\n').every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
      expect(Buffer.from(folded).toString('utf8')).toBe(folded);
      expect(unfold(folded)).toBe(line);
      expect(escapeText(unescapeText(line))).toBe(line);
    }),
  );
});

test('writes times in UTC', () => expect(toUtc(Date.UTC(2026, 10, 20, 8, 5, 9) / 1_000)).toBe('20261120T080509Z'));

test('no text can end its line and add a property', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\r', '\n', ':', ';', 'B', '\\', ',', '\u2028') }), (text) => {
      const event = {
        uid: '1@consign',
        changedAt: 0,
        sequence: 1,
        from: 0,
        to: 60,
        summary: text,
        location: text,
        description: text,
        url: 'https://x.example/trips/1',
        status: 'CONFIRMED' as const,
      };
      const lines = unfold(toICalendar({ name: text, timeZone: 'UTC', events: [event] })).split('\r\n');
      const names = lines.map((line) => line.replace(/[:;].*$/s, ''));
      expect(names.filter((name) => name === 'BEGIN' || name === 'END')).toHaveLength(4);
      expect(names.filter((name) => name === 'SUMMARY')).toHaveLength(1);
      expect(lines).toHaveLength(text === '' ? 22 : 23);
    }),
  );
});

test.each([
  ['x'.repeat(75), ['x'.repeat(75)]],
  ['x'.repeat(76), ['x'.repeat(75), ' x']],
  ['x'.repeat(150), ['x'.repeat(75), ` ${'x'.repeat(74)}`, ' x']],
  [`${'x'.repeat(74)}é`, ['x'.repeat(74), ' é']],
])('folds %j', (line, parts) => expect(foldLine(line).split('\r\n')).toEqual(parts));

test('writes a calendar with its events', () => {
  const event = {
    uid: '1@consign',
    changedAt: 0,
    sequence: 3,
    from: 60,
    to: 120,
    summary: 'Trip, 1',
    location: 'Port; 2',
    description: 'a\nb',
    url: 'https://x.example/trips/1',
    status: 'TENTATIVE' as const,
  };
  const bare = { ...event, location: '' };
  const text = toICalendar({ name: 'Trips, mine', timeZone: 'Asia/Colombo', events: [event, bare] });
  const written = (location: readonly string[]) => [
    'BEGIN:VEVENT',
    'UID:1@consign',
    'DTSTAMP:19700101T000000Z',
    'SEQUENCE:3',
    'DTSTART:19700101T000100Z',
    'DTEND:19700101T000200Z',
    String.raw`SUMMARY:Trip\, 1`,
    ...location,
    String.raw`DESCRIPTION:a\nb`,
    'URL:https://x.example/trips/1',
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ];
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consign//Trips//EN',
    'CALSCALE:GREGORIAN',
    String.raw`NAME:Trips\, mine`,
    String.raw`X-WR-CALNAME:Trips\, mine`,
    'X-WR-TIMEZONE:Asia/Colombo',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...written([String.raw`LOCATION:Port\; 2`]),
    ...written([]),
    'END:VCALENDAR',
    '',
  ]);
});
