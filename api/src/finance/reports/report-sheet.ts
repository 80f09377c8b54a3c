import type { Language, UnitSystem } from 'shared-contracts/values/limits';
import { type CellKind, REPORT_COLUMNS, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import { fromMetric, type MeasureKind, getUnitName } from 'shared-contracts/values/units';
import type { Cell, Column } from '../../platform/excel/columns.ts';
import { COLUMN_TEXTS } from './column.texts.ts';
import { textIn, type Texts, VALUE_TEXTS } from './report.texts.ts';
import type { ReportRow } from './source.ts';

type Reader = { language: Language; units: UnitSystem };

const MEASURES: readonly CellKind[] = ['distance', 'weight', 'space'];
const isMeasure = (kind: CellKind): kind is MeasureKind & CellKind => MEASURES.includes(kind);

const DECIMAL = { type: 'decimal', width: 16 } as const;
const TEXT = { type: 'text', width: 26 } as const;
export const COLUMN_FORMATS: Record<CellKind, Omit<Column, 'title'>> = {
  text: TEXT,
  orderStage: TEXT,
  tripStage: TEXT,
  task: { ...TEXT, width: 12 },
  compliance: { ...TEXT, width: 16 },
  billState: { ...TEXT, width: 16 },
  rate: { ...TEXT, width: 16 },
  rateState: { ...TEXT, width: 16 },
  integer: { type: 'integer', width: 12 },
  minutes: { type: 'integer', width: 12 },
  boolean: { type: 'boolean', width: 10 },
  dateTime: { type: 'dateTime', width: 18 },
  money: DECIMAL,
  percent: { ...DECIMAL, decimals: 1 },
  distance: { ...DECIMAL, decimals: 3 },
  weight: { ...DECIMAL, decimals: 3 },
  space: { ...DECIMAL, decimals: 3 },
};

/** Formats values whose cell differs from the raw value. */
function cellFormatter(kind: CellKind, { language, units }: Reader): ((cell: Cell) => Cell) | null {
  if (isMeasure(kind))
    return units === 'metric' ? null : (cell) => (typeof cell === 'string' ? fromMetric(cell, kind, units) : cell);
  const texts = VALUE_TEXTS[kind];
  const words = texts && new Map(Object.entries(texts).map(([value, all]) => [value, textIn(all, language)]));
  return words ? (cell) => (typeof cell === 'string' ? (words.get(cell) ?? cell) : cell) : null;
}

export const formatCell = (kind: CellKind, cell: Cell, reader: Reader): Cell =>
  cellFormatter(kind, reader)?.(cell) ?? cell;

/** Titles of computed columns. */
export const MEASURE_TEXTS: Record<'count' | 'sum' | 'average', Texts> = {
  count: ['Rows', 'Righe', 'Lignes', 'Filas', 'පේළි'],
  sum: ['sum', 'somma', 'somme', 'suma', 'එකතුව'],
  average: ['average', 'media', 'moyenne', 'promedio', 'සාමාන්‍යය'],
};

/** The columns of a report's sheet in the reader's language, and the cells of a row. */
export function createSheet(ids: readonly ReportColumnId[], reader: Reader) {
  const columns = ids.map((id): Column => {
    const kind = REPORT_COLUMNS[id];
    const title = textIn(COLUMN_TEXTS[id], reader.language);
    return { ...COLUMN_FORMATS[kind], title: isMeasure(kind) ? `${title}, ${getUnitName(kind, reader.units)}` : title };
  });
  const cells = ids.map((id) => ({ id, format: cellFormatter(REPORT_COLUMNS[id], reader) }));
  const toCells = ({ cells: values }: ReportRow): Cell[] =>
    cells.map(({ id, format }) => (format ? format(values[id]) : values[id]));
  return { columns, toCells };
}
