import type { FieldError } from 'shared-contracts/common';

/** The kinds of records that cells refer to by name. All names of a file are looked up together. */
export const NAME_KINDS = [
  'partner',
  'contract',
  'operation',
  'orderType',
  'vehicleType',
  'cargo',
  'cargoType',
  'location',
  'contact',
  'ownContact',
  'country',
] as const;
export type NameKind = (typeof NAME_KINDS)[number];
export type NameReference = { kind: NameKind; name: string };

/** `partnerId` distinguishes contracts with the same name. */
export type NamedRecord = { id: string; partnerId?: string | null };
export type LookupResult = { value: string } | { problem: FieldError };
/** Finds a record by its exact name; `partnerId` decides between contracts with the same name. */
export type FindByName = (kind: NameKind, name: string, partnerId?: string) => LookupResult;

/** `cell` returns another cell of the row by its heading; `timeZone` applies to dates. */
export type RowContext = { find: FindByName; timeZone: string; cell: (title: string) => string };
export type CellResult = { value: unknown } | { problem: FieldError };

export type ImportColumn = {
  /** The heading, which is the same in every language. */
  title: string;
  /** The field of the record that receives the value. */
  field: string;
  isRequired?: boolean;
  /** Reads a cell that is not empty. */
  read: (text: string, context: RowContext) => CellResult;
  /** The records that a cell refers to. */
  references?: (text: string) => NameReference[];
  /** The format explained in the template. */
  format: Format;
  example: string;
  width?: number;
};
export type Format =
  | 'text'
  | 'name'
  | 'names'
  | 'yesNo'
  | 'dateTime'
  | 'duration'
  | 'measure'
  | 'degrees'
  | 'metres'
  | 'cutoffOption'
  | 'billingBy'
  | 'stackLayers'
  | 'geofenceType'
  | 'cargo'
  | 'packs'
  | 'stops'
  | 'services'
  | 'polygon'
  | 'openingHours'
  | 'timeZone'
  | 'days'
  | 'unique';

export type RowProblem = FieldError & { column: string | null };

export const REQUIRED: FieldError = { code: 'required', message: 'Field is required' };

/** Reads the cells of a row into values, and lists those that cannot be read. */
export function readRow(
  columns: readonly ImportColumn[],
  context: RowContext,
): { values: Record<string, unknown>; problems: RowProblem[] } {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const { title, field, isRequired, read } of columns) {
    const text = context.cell(title).trim();
    if (text === '' && !isRequired) continue;
    const result: CellResult = text === '' ? { problem: REQUIRED } : read(text, context);
    if ('problem' in result) problems.push({ ...result.problem, column: title });
    else values[field] = result.value;
  }
  return { values, problems };
}

/** Maps errors by field to the headings of their columns, `stops.1.locationId` to that of `stops`. */
export function toColumnProblems(columns: readonly ImportColumn[], errors: Record<string, FieldError>): RowProblem[] {
  return Object.entries(errors).map(([path, error]) => {
    const [field] = path.split('.');
    return { ...error, column: columns.find((column) => column.field === field)?.title ?? null };
  });
}
