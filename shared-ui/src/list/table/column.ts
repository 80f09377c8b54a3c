import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** Lets the user change a cell's value in the list. */
export type CellEdit<Row> = {
  /** The label of the edited field; defaults to the column's header. */
  field?: MessageDescriptor;
  isEditable: (row: Row) => boolean;
  /** A `CellForm`. */
  form: (row: Row) => ReactNode;
};

export type Column<Row> = {
  id: string;
  header: MessageDescriptor;
  cell: (row: Row) => ReactNode;
  /** Labels for codes among the values, so that an export shows them like the cell. */
  labels?: Readonly<Record<string, MessageDescriptor>>;
  /** A second line below the cell. */
  detail?: (row: Row) => ReactNode;
  edit?: CellEdit<Row>;
  /** Whether long values wrap instead of being truncated. By default all but amounts and measures do. */
  wrap?: boolean;
  /** Sortable by the column's id, or by another name of the API. */
  sort?: boolean | string;
  /** For amounts and measures: right-aligned, with tabular digits. */
  numeric?: boolean;
  /** Default width, px. */
  width?: number;
  /** Hidden by default. */
  hiddenByDefault?: boolean;
  /**
   * Shown in the cards for small screens, which have up to four fields by default. If no column has it, the first ones
   * are shown.
   */
  inCard?: boolean;
};
