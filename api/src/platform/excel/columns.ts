/** What the cells of a column are; `dateTime` is unix seconds, shown as the clock of the sheet's time zone shows it; `decimal` a decimal text or a number. */
export type ColumnType = 'text' | 'integer' | 'decimal' | 'dateTime' | 'boolean';
export type Column = {
  title: string;
  type: ColumnType;
  /** Of a decimal; two unless told. */
  places?: 1 | 2 | 3;
  /** In characters. */
  width?: number;
};
/** Empty: null or ''. */
export type Cell = string | number | boolean | null | undefined;

export type Sheet = {
  name: string;
  columns: readonly Column[];
  /** Pulled one by one, so that a long sheet needs no more memory than a short one. */
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
  /** Of its date-times; UTC unless told. */
  timeZone?: string;
};

/** The formats of cells, by their place in the styles of every workbook. */
const STYLES = { plain: 0, head: 1, text: 2, dateTime: 3, integer: 4, decimal1: 5, decimal2: 6, decimal3: 7 } as const;
export const HEAD_STYLE = STYLES.head;

export const styleOf = ({ type, places = 2 }: Column): number => {
  if (type === 'boolean') return STYLES.plain;
  return type === 'decimal' ? STYLES[`decimal${places}`] : STYLES[type];
};
