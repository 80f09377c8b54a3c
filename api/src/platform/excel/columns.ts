/**
 * `dateTime` takes unix seconds and shows local time of the sheet's time zone, `date` its day. `decimal` takes a
 * decimal string or a number.
 */
export type ColumnType = 'text' | 'integer' | 'decimal' | 'dateTime' | 'date' | 'boolean';
export type Column = {
  title: string;
  type: ColumnType;
  /** For a `decimal` column; defaults to 2. */
  decimals?: 1 | 2 | 3;
  /** In characters. */
  width?: number;
};
/** Null and '' are empty cells. */
export type Cell = string | number | boolean | null | undefined;

type Rows = Iterable<readonly Cell[]>;
export type SheetRows = AsyncIterable<Rows> | Rows;

export type Sheet = {
  name: string;
  columns: readonly Column[];
  /** All rows, or batches that are written as they are pulled, so that memory doesn't grow with their number. */
  rows: SheetRows;
  /** Defaults to UTC. */
  timeZone?: string;
};

/** Indexes into the cell formats of workbook-xml.rules.ts. */
const STYLES = {
  plain: 0,
  head: 1,
  text: 2,
  dateTime: 3,
  integer: 4,
  decimal1: 5,
  decimal2: 6,
  decimal3: 7,
  date: 8,
} as const;
export const HEAD_STYLE = STYLES.head;

export const styleOf = ({ type, decimals = 2 }: Column): number => {
  if (type === 'boolean') return STYLES.plain;
  return type === 'decimal' ? STYLES[`decimal${decimals}`] : STYLES[type];
};
