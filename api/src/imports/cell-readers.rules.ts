import type { FieldError } from 'shared-contracts/common';
import { parseLocalDateTime } from '../platform/time/zone-time.rules.ts';
import type { ImportColumn, NameReference, NameKind, RowContext, CellResult } from './columns.rules.ts';

type CellReader = ImportColumn['read'];

export const invalid = (code: string, message: string, params?: FieldError['params']): { problem: FieldError } => ({
  problem: { code, message, ...(params && { params }) },
});

/** Splits a cell at its semicolons. */
export const splitList = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const valueOf = (result: CellResult) => ('value' in result ? result.value : null);

/** Combines the values of a list, or returns its first problem. */
function combine(results: readonly CellResult[]): CellResult {
  const firstInvalid = results.find((result) => 'problem' in result);
  return firstInvalid ?? { value: results.map(valueOf) };
}

export const readText: CellReader = (text) => ({ value: text });

const FLAGS: Record<string, boolean> = { yes: true, no: false, TRUE: true, FALSE: false };
export const readFlag: CellReader = (text) =>
  Object.hasOwn(FLAGS, text) ? { value: FLAGS[text] } : invalid('flag', 'Write yes or no');

export const readOption =
  (options: readonly string[]): CellReader =>
  (text) =>
    options.includes(text)
      ? { value: text }
      : invalid('option', `Write one of ${options.join(', ')}`, { options: options.join(', ') });

/** Days from Excel's day 0, 30 December 1899, to 1 January 1970. */
const EXCEL_EPOCH = 25_569;
const EXCEL_NUMBER = /^\d{1,6}(\.\d{1,15})?$/;
const MINUTES_PER_DAY = 1_440;

/** Excel stores a date as a number of days; rounded to the minute that it shows. */
const toDateText = (text: string) =>
  EXCEL_NUMBER.test(text)
    ? new Date(Math.round((Number(text) - EXCEL_EPOCH) * MINUTES_PER_DAY) * 60_000)
        .toISOString()
        .slice(0, 16)
        .replace('T', ' ')
    : text;

const UTC = / UTC$/;
export const readDateTime: CellReader = (text, { timeZone }) => {
  const value = UTC.test(text)
    ? parseLocalDateTime(text.replace(UTC, ''), 'UTC')
    : parseLocalDateTime(toDateText(text), timeZone);
  return value === null ? invalid('date', 'Invalid date. Write YYYY-MM-DD HH:mm') : { value };
};

const DURATION = /^(\d{1,4}):([0-5]\d)$/;
const EXCEL_TIME = /^(0|\d{1,3}\.\d{1,15})$/;
/** Reads hours and minutes as minutes, also Excel's own times: fractions of a day. */
export const readDuration: CellReader = (text) => {
  if (EXCEL_TIME.test(text)) return { value: Math.round(Number(text) * MINUTES_PER_DAY) };
  const [, hours, minutes] = DURATION.exec(text) ?? [];
  return hours === undefined
    ? invalid('duration', 'Write the duration as HH:mm')
    : { value: Number(hours) * 60 + Number(minutes) };
};

const NUMBER = /^-?\d{1,12}(\.\d{1,15})?$/;
export const readNumber: CellReader = (text) =>
  NUMBER.test(text) ? { value: Number(text) } : invalid('number', 'Write a number such as 12.5');

export const readName =
  (kind: NameKind): CellReader =>
  (text, { find }) =>
    find(kind, text);
export const referenceTo =
  (kind: NameKind) =>
  (text: string): NameReference[] => [{ kind, name: text.trim() }];

export const readNames =
  (kind: NameKind): CellReader =>
  (text, { find }) =>
    combine(splitList(text).map((name) => find(kind, name)));
export const referencesTo =
  (kind: NameKind) =>
  (text: string): NameReference[] =>
    splitList(text).map((name) => ({ kind, name }));

const CARGO = /^(.+),\s*(\d{1,7})$/s;
const cargoName = (item: string) => CARGO.exec(item)?.[1]?.trim() ?? item;
export const cargoReferences = (text: string): NameReference[] =>
  splitList(text).map((item) => ({ kind: 'cargo', name: cargoName(item) }));

const PACK_NUMBERS_COLUMN = 'Pack numbers';
/** Reads `name,count` items, each with the pack number at the same position. */
export const readCargoItems: CellReader = (text, { find, cell }) => {
  const packs = cell(PACK_NUMBERS_COLUMN)
    .split(';')
    .map((pack) => pack.trim());
  return combine(
    splitList(text).map((item, i) => {
      const count = CARGO.exec(item)?.[2];
      if (count === undefined) return invalid('cargoItem', `Write ${item} as name,count`, { item });
      const cargo = find('cargo', cargoName(item));
      return 'problem' in cargo
        ? cargo
        : { value: { packNumber: packs[i] || null, cargoId: cargo.value, quantity: Number(count) } };
    }),
  );
};
const SERVICE = /^(.+),\s*(\d{1,9}(?:\.\d{1,3})?)$/s;
/** Reads `name,quantity` of services. If the contract lacks them, the bill reports it. */
export const readServices: CellReader = (text) =>
  combine(
    splitList(text).map((item) => {
      const [, name, quantity] = SERVICE.exec(item) ?? [];
      return name === undefined
        ? invalid('cargoItem', `Write ${item} as name,count`, { item })
        : { value: { name: name.trim(), quantity } };
    }),
  );
/** Only checks the count: the numbers are read together with the cargo. */
export const readPackNumbers: CellReader = (text, { cell }) =>
  text.split(';').length > splitList(cell('Cargo')).length
    ? invalid('packNumbers', 'More pack numbers than cargo')
    : { value: undefined };

/** Splits a stop into location and contact at every comma, since names can contain commas. The first result is the location alone. */
function possibleSplits(item: string): [location: string, contact: string | null][] {
  const parts = item.split(',');
  const splits = parts.slice(1).map((_, i): [string, string] => [
    parts
      .slice(0, i + 1)
      .join(',')
      .trim(),
    parts
      .slice(i + 1)
      .join(',')
      .trim(),
  ]);
  return [[item, null], ...splits];
}
const MAX_PARTS = 10;
const isSplittable = (item: string) => item.split(',').length <= MAX_PARTS;

export const stopReferences = (text: string): NameReference[] =>
  splitList(text)
    .filter(isSplittable)
    .flatMap(possibleSplits)
    .flatMap(([location, contact]) => [
      { kind: 'location' as const, name: location },
      ...(contact === null ? [] : [{ kind: 'contact' as const, name: contact }]),
    ]);

const isInvalid = (result: CellResult): result is { problem: FieldError } => 'problem' in result;
const NO_CONTACT: CellResult = { value: null };

/** Uses the only split with an existing location and contact. */
function readStop(item: string, { find }: RowContext): CellResult {
  if (!isSplittable(item)) return invalid('stop', 'Write each stop as location,contact name');
  const splits = possibleSplits(item).map(
    ([location, contact]) =>
      [
        find('location', location) as CellResult,
        contact === null ? NO_CONTACT : (find('contact', contact) as CellResult),
      ] as const,
  );
  const [match, ...others] = splits.filter((results) => !results.some(isInvalid));
  if (match && others.length === 0) return { value: { locationId: valueOf(match[0]), contactId: valueOf(match[1]) } };
  if (match) return invalid('ambiguous', `More than one location matches ${item}`, { name: item });
  const invalidResults = splits.flat().filter(isInvalid);
  const knownLocation = splits.find(([location]) => !isInvalid(location));
  return (
    invalidResults.find(({ problem }) => problem.code === 'ambiguous') ??
    knownLocation?.[1] ??
    (splits[1] ?? splits[0])?.[0] ??
    NO_CONTACT
  );
}
/** Reads `location,contact name` items with an optional contact. */
export const readStops: CellReader = (text, context) => combine(splitList(text).map((item) => readStop(item, context)));

/** Reads corners written as `latitude,longitude`. */
export const readCorners: CellReader = (text) => {
  const corners = splitList(text).map((corner) => corner.split(',').map((part) => part.trim()));
  return corners.every((corner) => corner.length === 2 && corner.every((part) => NUMBER.test(part)))
    ? { value: corners.map((corner) => corner.map(Number)) }
    : invalid('corners', 'Write each corner as latitude,longitude');
};
