import type { FieldError } from 'shared-contracts/common';
import type { ContractTerms, DistanceRate, PointRate } from 'shared-contracts/finance/contract-terms';
import type { RateKind } from 'shared-contracts/values/finance/contract-rates';
import type { Column, Sheet } from '../../../platform/excel/columns.ts';
import type { TableRow } from '../../../platform/table-files/read-table.ts';
import type { FindPlace } from './places.rules.ts';

export type Rates = Pick<ContractTerms, 'pointRates' | 'distanceRates'>;
export type Rate = { kind: 'lane'; values: PointRate } | { kind: 'band'; values: DistanceRate };
export type CellProblem = FieldError & { column: string | null };

const KIND = 'Rate type';
const LABELS: Record<RateKind, string> = { lane: 'Lane', band: 'Distance band' };

/** The headings are the same in every language, so that anyone can import the file. */
export const RATE_COLUMNS: readonly (Column & { isRequired?: boolean })[] = [
  { title: KIND, type: 'text', width: 16, isRequired: true },
  { title: 'From location', type: 'text', width: 32 },
  { title: 'To location', type: 'text', width: 32 },
  { title: 'From distance', type: 'decimal', decimals: 3 },
  { title: 'To distance', type: 'decimal', decimals: 3 },
  { title: 'Rate', type: 'decimal', isRequired: true },
  { title: 'Backhaul rate', type: 'decimal' },
  { title: 'Backhaul percentage', type: 'decimal', decimals: 3 },
  { title: 'Minimum distance', type: 'decimal', decimals: 3 },
];

type FieldType = 'place' | 'measure' | 'money' | 'percentage';
type RateField = {
  title: string;
  field: string;
  type: FieldType;
  isRequired?: boolean;
  /** The value of an empty cell. */ fallback?: string;
};

const FIELDS: Record<RateKind, readonly RateField[]> = {
  lane: [
    { title: 'From location', field: 'fromLocationId', type: 'place', isRequired: true },
    { title: 'To location', field: 'toLocationId', type: 'place', isRequired: true },
    { title: 'Rate', field: 'flatRate', type: 'money', isRequired: true },
    { title: 'Backhaul rate', field: 'backhaulRate', type: 'money' },
  ],
  band: [
    { title: 'From distance', field: 'from', type: 'measure', isRequired: true },
    { title: 'To distance', field: 'to', type: 'measure' },
    { title: 'Rate', field: 'value', type: 'money', isRequired: true },
    { title: 'Backhaul rate', field: 'backhaulRate', type: 'money' },
    { title: 'Backhaul percentage', field: 'backhaulPercentage', type: 'percentage' },
    { title: 'Minimum distance', field: 'minDistance', type: 'measure', fallback: '0' },
  ],
};

/** The list of the terms that contains the rates of a kind. */
export const LISTS = { lane: 'pointRates', band: 'distanceRates' } as const satisfies Record<RateKind, keyof Rates>;

/** The headings of what a rate is existing by, from and to. */
export const ENDS: Record<RateKind, readonly [from: string, to: string]> = {
  lane: ['From location', 'To location'],
  band: ['From distance', 'To distance'],
};

export const titleOf = (kind: RateKind, field: string | undefined): string | null =>
  FIELDS[kind].find((existing) => existing.field === field)?.title ?? null;

/** Identifies a rate: two lanes between the same places are the same rate. */
export const keyOf = ({ kind, values }: Rate): string =>
  kind === 'lane' ? `lane ${values.fromLocationId} ${values.toLocationId}` : `band ${Number(values.from)}`;

export const listRates = ({ pointRates, distanceRates }: Rates): Rate[] => [
  ...pointRates.map((values): Rate => ({ kind: 'lane', values })),
  ...distanceRates.map((values): Rate => ({ kind: 'band', values })),
];

/** The cells of a rate by heading, without empty ones. */
export function toCells({ kind, values }: Rate, labelOf: (id: string) => string): Map<string, string> {
  const fields = values as Record<string, string | null>;
  return new Map(
    FIELDS[kind].flatMap(({ title, field, type }): [string, string][] => {
      const value = fields[field];
      if (value === null || value === undefined) return [];
      return [[title, type === 'place' ? labelOf(value) : value]];
    }),
  );
}

/** One row per rate: lanes first. */
export const toRateSheet = (rates: Rates, labelOf: (id: string) => string): Sheet => ({
  name: 'Rates',
  columns: RATE_COLUMNS,
  rows: listRates(rates).map((rate) => {
    const cells = toCells(rate, labelOf);
    return RATE_COLUMNS.map(({ title }) => (title === KIND ? LABELS[rate.kind] : cells.get(title)));
  }),
});

const PLACES: Record<Exclude<FieldType, 'place'>, { digits: number; places: number }> = {
  money: { digits: 13, places: 2 },
  measure: { digits: 9, places: 3 },
  percentage: { digits: 3, places: 4 },
};
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A number that is not negative, with the digits that its field can hold. */
function readNumber(text: string, type: Exclude<FieldType, 'place'>): string | FieldError {
  const { digits, places } = PLACES[type];
  const [, sign, integer = '', fraction = ''] = NUMBER.exec(text) ?? [];
  if (sign === undefined) return { code: 'number', message: 'Write a number such as 12.5' };
  if (sign !== '') return { code: 'min', message: 'Min 0', params: { min: 0 } };
  if (fraction.length > places)
    return { code: 'places', message: `At most ${places} decimal places`, params: { places } };
  return integer.length > digits
    ? { code: 'digits', message: `At most ${digits} digits before the point`, params: { digits } }
    : text;
}

function readCell(text: string, { type, isRequired, fallback }: RateField, find: FindPlace) {
  if (text === '') return isRequired ? { code: 'required', message: 'Field is required' } : (fallback ?? null);
  if (type !== 'place') return readNumber(text, type);
  const found = find(text);
  return 'id' in found ? found.id : found.problem;
}

/** A row of a file. `rate` is null if its problems leave no rate. */
export type ReadRow = {
  row: number;
  kind: RateKind | null;
  from: string;
  to: string;
  rate: Rate | null;
  problems: CellProblem[];
};

const kindOf = (text: string): RateKind | null =>
  (Object.keys(LABELS) as RateKind[]).find((kind) => LABELS[kind].toLowerCase() === text.toLowerCase()) ?? null;

/** Reads a row, and lists what cannot be read by column. */
export function readRateRow({ row, cell }: TableRow, find: FindPlace): ReadRow {
  const textOf = (title: string) => cell(title).trim();
  const kind = kindOf(textOf(KIND));
  if (kind === null) {
    const options = Object.values(LABELS).join(', ');
    const problem =
      textOf(KIND) === ''
        ? { code: 'required', message: 'Field is required' }
        : { code: 'option', message: `Write one of ${options}`, params: { options } };
    return { row, kind, from: '', to: '', rate: null, problems: [{ ...problem, column: KIND }] };
  }
  const problems: CellProblem[] = [];
  const values: Record<string, string | null> = {};
  for (const field of FIELDS[kind]) {
    const read = readCell(textOf(field.title), field, find);
    if (typeof read === 'object' && read !== null) problems.push({ ...read, column: field.title });
    else values[field.field] = read;
  }
  for (const { title } of RATE_COLUMNS)
    if (title !== KIND && !FIELDS[kind].some((field) => field.title === title) && textOf(title) !== '')
      problems.push({
        code: 'notApplicable',
        message: `Leave this empty: rate type ${LABELS[kind]} has no such value`,
        params: { kind: LABELS[kind] },
        column: title,
      });
  const [from, to] = ENDS[kind].map(textOf) as [string, string];
  return {
    row,
    kind,
    from,
    to,
    rate: problems.length > 0 ? null : ({ kind, values } as unknown as Rate),
    problems,
  };
}
