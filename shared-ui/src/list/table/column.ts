import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** Lets the user change a cell's value in the list. */
export type CellEdit<Row> = {
  /** What is edited; defaults to the column's header. */
  field?: MessageDescriptor;
  isEditable: (row: Row) => boolean;
  /** A `CellForm`. */
  form: (row: Row) => ReactNode;
};

export type Column<Row> = {
  id: string;
  header: MessageDescriptor;
  cell: (row: Row) => ReactNode;
  /** By the codes among the values: an export shows them as the cell does. */
  labels?: Readonly<Record<string, MessageDescriptor>>;
  /** A second line below the cell. */
  detail?: (row: Row) => ReactNode;
  edit?: CellEdit<Row>;
  /** Wraps a long text instead of truncating it. */
  wrap?: boolean;
  /** Sortable by the column's id, or by another name of the API. */
  sort?: boolean | string;
  /** For amounts and measures: right-aligned, with tabular digits. */
  numeric?: boolean;
  /** Default width, px. */
  width?: number;
  /** Hidden by default. */
  hiddenByDefault?: boolean;
  /** Shown in the cards for small screens, which have up to four fields by default. Without any such column the first ones are shown. */
  inCard?: boolean;
};
