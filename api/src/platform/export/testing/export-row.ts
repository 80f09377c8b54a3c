import type { ExportColumns } from '../export-columns.rules.ts';

/**
 * The values that an export reads of a row, by column; several columns of the file make a list.
 * @param row the fields that the columns read
 */
export const exportRow = <Row>(columns: ExportColumns<Row>, row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([id, parts]) => {
      const values = parts.map(({ value }) => value(row as Row));
      return [id, values.length === 1 ? values[0] : values];
    }),
  );
