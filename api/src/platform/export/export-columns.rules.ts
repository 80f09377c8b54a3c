import type { ListExportInput } from 'shared-contracts/exports';
import type { Language, UnitSystem } from 'shared-contracts/values/limits';
import { fromMetric, getUnitName, type MeasureKind } from 'shared-contracts/values/units';
import { translateName } from '../access/former-people.rules.ts';
import type { Cell, Column } from '../excel/columns.ts';
import { type Suffix, SUFFIX_TEXTS } from './column-suffix.rules.ts';

const DECIMAL = { type: 'decimal', width: 16 } as const;
const FORMATS = {
  text: { type: 'text', width: 26 },
  /** Codes, shown by their labels; several are joined. */
  code: { type: 'text', width: 22 },
  integer: { type: 'integer', width: 12 },
  boolean: { type: 'boolean', width: 12 },
  dateTime: { type: 'dateTime', width: 18 },
  date: { type: 'date', width: 12 },
  money: DECIMAL,
  percent: { ...DECIMAL, decimals: 1 },
  distance: { ...DECIMAL, decimals: 3 },
  weight: { ...DECIMAL, decimals: 3 },
  space: { ...DECIMAL, decimals: 3 },
  area: { ...DECIMAL, decimals: 3 },
  palletPlaces: { ...DECIMAL, decimals: 3 },
  loadingMeters: { ...DECIMAL, decimals: 3 },
} as const satisfies Record<string, Omit<Column, 'title'>>;

type Kind = keyof typeof FORMATS;
type Value = Cell | readonly string[];

/** A column of the file. `suffix` distinguishes columns that are a single one on the screen. */
export type ExportColumn<Row> = { kind: Kind; suffix?: Suffix; value: (row: Row) => Value };
/** The columns of the file by that of the screen. */
export type ExportColumns<Row> = Readonly<Record<string, readonly ExportColumn<Row>[]>>;

/** For a column of the screen that is also a single column of the file. */
export const exportColumn = <Row>(
  kind: Kind,
  value: ExportColumn<Row>['value'],
  suffix?: Suffix,
): ExportColumn<Row>[] => [{ kind, value, ...(suffix && { suffix }) }];

/** An amount and its currency. */
export const moneyColumns = <Row extends { currency: string | null }>(
  value: ExportColumn<Row>['value'],
): ExportColumn<Row>[] => [
  { kind: 'money', value },
  { kind: 'text', suffix: 'currency', value: ({ currency }) => currency },
];

const MEASURES: readonly Kind[] = ['distance', 'weight', 'space', 'area', 'palletPlaces', 'loadingMeters'];
const isMeasure = (kind: Kind): kind is Kind & MeasureKind => MEASURES.includes(kind);

type Reader = { units: UnitSystem; language: Language };

function formatValue(
  value: Value,
  kind: Kind,
  labels: Readonly<Record<string, string>>,
  { units, language }: Reader,
): Cell {
  if (Array.isArray(value))
    return value.map((code: string) => labels[code] ?? translateName(code, language)).join(', ');
  const cell = value as Cell;
  if (kind === 'code') return labels[String(cell)] ?? cell;
  if (kind === 'text' && typeof cell === 'string') return translateName(cell, language);
  return isMeasure(kind) && typeof cell === 'string' ? fromMetric(cell, kind, units) : cell;
}

/** The columns of a sheet, and what a row writes in them, for the columns of the screen that the list exports. */
export function createExportSheet<Row>(
  definitions: ExportColumns<Row>,
  selected: ListExportInput['columns'],
  reader: Reader,
) {
  const { units, language } = reader;
  const columns = selected
    .filter(({ id }) => Object.hasOwn(definitions, id))
    .flatMap(({ id, title, labels = {} }) => (definitions[id] ?? []).map((column) => ({ ...column, title, labels })));
  const toTitle = ({ title, suffix, kind }: (typeof columns)[number]) =>
    [
      title,
      ...(suffix === undefined ? [] : [SUFFIX_TEXTS[suffix][language]]),
      ...(isMeasure(kind) ? [getUnitName(kind, units)] : []),
    ].join(', ');
  return {
    columns: columns.map((column): Column => ({ ...FORMATS[column.kind], title: toTitle(column) })),
    toCells: (row: Row): Cell[] =>
      columns.map(({ value, kind, labels }) => formatValue(value(row), kind, labels, reader)),
  };
}
