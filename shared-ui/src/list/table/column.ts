import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

export type Column<Row> = {
  id: string;
  header: MessageDescriptor;
  cell: (row: Row) => ReactNode;
  /** True: the API sorts by the column's id; a name: by that. */
  sort?: boolean | string;
  /** Amounts and measures: at the end of the cell, digits of equal width. */
  numeric?: boolean;
  /** px before anybody sized it. */
  width?: number;
  /** Not shown until a person shows it. */
  hidden?: boolean;
  /** Among the four fields of the card that a row becomes on a narrow screen; without any, the first four are. */
  card?: boolean;
};
