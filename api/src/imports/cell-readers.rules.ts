import type { FieldError } from 'shared-contracts/common';
import { unixOf } from '../platform/zone-time.rules.ts';
import type { ImportColumn, Mention, NameKind, Reading, Result } from './columns.rules.ts';

type Read = ImportColumn['read'];

const fault = (code: string, message: string, params?: FieldError['params']): { problem: FieldError } => ({
  problem: { code, message, ...(params && { params }) },
});

/** What stands between semicolons. */
export const listed = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const valueOf = (result: Result) => ('value' in result ? result.value : null);

/** The first fault of a list, or all its values. */
function all(results: readonly Result[]): Result {
  const wrong = results.find((result) => 'problem' in result);
  return wrong ?? { value: results.map(valueOf) };
}

export const asText: Read = (text) => ({ value: text });

const FLAGS: Record<string, boolean> = { yes: true, no: false, TRUE: true, FALSE: false };
export const asFlag: Read = (text) =>
  Object.hasOwn(FLAGS, text) ? { value: FLAGS[text] } : fault('flag', 'Write yes or no');

export const oneOf =
  (options: readonly string[]): Read =>
  (text) =>
    options.includes(text)
      ? { value: text }
      : fault('option', `Write one of ${options.join(', ')}`, { options: options.join(', ') });

export const asDateTime: Read = (text, { zone }) => {
  const value = unixOf(text, zone);
  return value === null ? fault('date', 'Invalid date. Write YYYY-MM-DD HH:mm') : { value };
};

const DURATION = /^(\d{1,4}):([0-5]\d)$/;
/** Hours and minutes, as minutes. */
export const asDuration: Read = (text) => {
  const [, hours, minutes] = DURATION.exec(text) ?? [];
  return hours === undefined
    ? fault('duration', 'Write the duration as HH:mm')
    : { value: Number(hours) * 60 + Number(minutes) };
};

const NUMBER = /^-?\d{1,12}(\.\d{1,15})?$/;
export const asNumber: Read = (text) =>
  NUMBER.test(text) ? { value: Number(text) } : fault('number', 'Write a number such as 12.5');

export const named =
  (kind: NameKind): Read =>
  (text, { find }) =>
    find(kind, text);
export const mentionOf =
  (kind: NameKind) =>
  (text: string): Mention[] => [{ kind, name: text.trim() }];

export const allNamed =
  (kind: NameKind): Read =>
  (text, { find }) =>
    all(listed(text).map((name) => find(kind, name)));
export const mentionsOf =
  (kind: NameKind) =>
  (text: string): Mention[] =>
    listed(text).map((name) => ({ kind, name }));

const CARGO = /^(.+),\s*(\d{1,7})$/s;
const cargoName = (item: string) => CARGO.exec(item)?.[1]?.trim() ?? item;
export const cargoMentions = (text: string): Mention[] =>
  listed(text).map((item) => ({ kind: 'cargo', name: cargoName(item) }));

const PACKS = 'Pack numbers';
/** `name,count` items, each with the pack number at its place. */
export const asCargoItems: Read = (text, { find, cell }) => {
  const packs = cell(PACKS)
    .split(';')
    .map((pack) => pack.trim());
  return all(
    listed(text).map((item, i) => {
      const count = CARGO.exec(item)?.[2];
      if (count === undefined) return fault('cargoItem', `Write ${item} as name,count`, { item });
      const cargo = find('cargo', cargoName(item));
      return 'problem' in cargo
        ? cargo
        : { value: { packNumber: packs[i] || null, cargoId: cargo.value, quantity: Number(count) } };
    }),
  );
};
/** They go with the cargo; here they are only counted. */
export const asPackNumbers: Read = (text, { cell }) =>
  text.split(';').length > listed(cell('Cargo')).length
    ? fault('packNumbers', 'More pack numbers than cargo')
    : { value: undefined };

/** Names hold commas too: every way to part `location,contact name`, the location alone first. */
function partings(item: string): [location: string, contact: string | null][] {
  const parts = item.split(',');
  const ways = parts.slice(1).map((_, i): [string, string] => [
    parts
      .slice(0, i + 1)
      .join(',')
      .trim(),
    parts
      .slice(i + 1)
      .join(',')
      .trim(),
  ]);
  return [[item, null], ...ways];
}
const MOST_COMMAS = 10;
const isPlain = (item: string) => item.split(',').length <= MOST_COMMAS;

export const stopMentions = (text: string): Mention[] =>
  listed(text)
    .filter(isPlain)
    .flatMap(partings)
    .flatMap(([location, contact]) => [
      { kind: 'location' as const, name: location },
      ...(contact === null ? [] : [{ kind: 'contact' as const, name: contact }]),
    ]);

const isFault = (result: Result): result is { problem: FieldError } => 'problem' in result;
const NOBODY: Result = { value: null };

/** Of several ways the one in which both are known. */
function asStop(item: string, { find }: Reading): Result {
  if (!isPlain(item)) return fault('stop', 'Write each stop as location,contact name');
  const ways = partings(item).map(
    ([location, contact]) =>
      [find('location', location) as Result, contact === null ? NOBODY : (find('contact', contact) as Result)] as const,
  );
  const [fits, ...others] = ways.filter((way) => !way.some(isFault));
  if (fits && others.length === 0) return { value: { locationId: valueOf(fits[0]), contactId: valueOf(fits[1]) } };
  if (fits) return fault('ambiguous', `More than one location is meant by ${item}`, { name: item });
  const faults = ways.flat().filter(isFault);
  const lonely = ways.find(([location]) => !isFault(location));
  return (
    faults.find(({ problem }) => problem.code === 'ambiguous') ?? lonely?.[1] ?? (ways[1] ?? ways[0])?.[0] ?? NOBODY
  );
}
/** `location,contact name` items; the contact may be left out. */
export const asStops: Read = (text, reading) => all(listed(text).map((item) => asStop(item, reading)));

/** Corners as `latitude,longitude`. */
export const asCorners: Read = (text) => {
  const corners = listed(text).map((corner) => corner.split(',').map((part) => part.trim()));
  return corners.every((corner) => corner.length === 2 && corner.every((part) => NUMBER.test(part)))
    ? { value: corners.map((corner) => corner.map(Number)) }
    : fault('corners', 'Write each corner as latitude,longitude');
};
