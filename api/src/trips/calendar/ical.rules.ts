/** Times in unix seconds. `changedAt`: when it was made; `sequence` grows with each change. */
export type CalendarEvent = {
  uid: string;
  changedAt: number;
  sequence: number;
  from: number;
  to: number;
  summary: string;
  location: string;
  description: string;
  url: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
};
export type Calendar = {
  name: string;
  /** Such as `Asia/Colombo`. */ timeZone: string;
  events: readonly CalendarEvent[];
};

const MAX_OCTETS = 75;
const MS = 1_000;

/** RFC 5545, 3.3.11. Control characters are not allowed at all. */
export const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Lines of at most 75 octets; a character is never cut (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      // The leading space of a continuation line counts as an octet.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

/** UTC needs no time zone definition: `20261120T080000Z`. */
export const toUtc = (at: number) => new Date(at * MS).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const toEventLines = (event: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${toUtc(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${toUtc(event.from)}`,
  `DTEND:${toUtc(event.to)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.status}`,
  'END:VEVENT',
];

/** The text of an iCalendar file (RFC 5545). */
export const toICalendar = ({ name, timeZone, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consign//Trips//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(toEventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
