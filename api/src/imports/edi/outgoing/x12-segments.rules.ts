import type { StopFacts } from './order-facts.rules.ts';

const MS = 1_000;

/** Drops empty elements at the end, as X12 demands. */
export function toSegment(...elements: readonly (string | number | null | undefined)[]): string[] {
  const texts = elements.map((element) => String(element ?? ''));
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

/** Unix seconds to UTC, as in `20261120` and `0805`. */
export function toDateAndTime(at: number): [date: string, time: string] {
  const [date = '', time = ''] = new Date(at * MS).toISOString().replaceAll(/[-:]/g, '').split('T');
  return [date, time.slice(0, 4)];
}

/** Divides a text at spaces into parts of at most `length` characters. */
export function toParts(text: string, length: number): string[] {
  const parts: string[] = [];
  for (const word of text.split(/\s/).flatMap((each) => each.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [])) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}

const [REMARK_LENGTH, MAX_REMARKS] = [30, 10];
/** Free text: two parts each. */
export function toRemarks(text: string | null): string[][] {
  const parts = toParts(text ?? '', REMARK_LENGTH);
  const count = Math.min(MAX_REMARKS, Math.ceil(parts.length / 2));
  return Array.from({ length: count }, (_, i) => toSegment('K1', parts[2 * i], parts[2 * i + 1]));
}

const [NAME_LENGTH, LINE_LENGTH, CITY_LENGTH, ZIP_LENGTH] = [60, 55, 30, 15];
/** States are codes of two letters in X12; others are left out. */
const toState = (state: string) => (/^[A-Za-z]{2}$/.test(state) ? state.toUpperCase() : '');

type Address = Pick<StopFacts, 'name' | 'street' | 'city' | 'state' | 'zip' | 'country'>;

export function toParty(role: string, { name, street, city, state, zip, country }: Address): string[][] {
  const lines = toParts(street, LINE_LENGTH).slice(0, 2);
  const place = toSegment(
    'N4',
    city.slice(0, CITY_LENGTH),
    toState(state),
    zip.slice(0, ZIP_LENGTH),
    country?.slice(0, 3),
  );
  return [
    toSegment('N1', role, name.slice(0, NAME_LENGTH)),
    ...(lines.length > 0 ? [toSegment('N3', ...lines)] : []),
    ...(place.length > 1 ? [place] : []),
  ];
}

/** Degrees to `DDDMMSS`, as element 1654 has them. */
function toAngle(degrees: number): string {
  const seconds = Math.round(Math.abs(degrees) * 3_600);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, i) => String(part).padStart(i === 0 ? 3 : 2, '0')).join('');
}

/** The place of an event: by city with state or country, or else by coordinates. */
export function toPlace({ city, state, country, latitude, longitude }: StopFacts): string[] {
  const [region, land] = [toState(state), country?.slice(0, 3) ?? ''];
  if (city !== '' && (region !== '' || land !== '')) return toSegment('MS1', city.slice(0, CITY_LENGTH), region, land);
  const directions = [longitude < 0 ? 'W' : 'E', latitude < 0 ? 'S' : 'N'];
  return toSegment('MS1', '', '', '', toAngle(longitude), toAngle(latitude), ...directions);
}
