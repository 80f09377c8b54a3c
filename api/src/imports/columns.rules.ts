import type { FieldError } from 'shared-contracts/common';

/** What is looked up by its name, for a whole file at once. */
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
export type Mention = { kind: NameKind; name: string };

/** What a name was found to be; `of`: whose it is, where that tells two apart. */
export type Known = { id: string; of?: string | null };
export type Found = { value: string } | { problem: FieldError };
/** By its exact name. `of`: the one meant if several are called so. */
export type Find = (kind: NameKind, name: string, of?: string) => Found;

/** What a cell is read with: its neighbours by their headings, and the time zone its times are of. */
export type Reading = { find: Find; zone: string; cell: (title: string) => string };
export type Result = { value: unknown } | { problem: FieldError };

export type ImportColumn = {
  /** The heading, in the words that files are exchanged with. */
  title: string;
  /** What the cell becomes of the record. */
  field: string;
  isRequired?: boolean;
  /** Of a cell that is not empty. */
  read: (text: string, reading: Reading) => Result;
  /** What it names. */
  mentions?: (text: string) => Mention[];
  /** What belongs into it, by the key of the words that explain it. */
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
  | 'geofenceType'
  | 'cargo'
  | 'packs'
  | 'stops'
  | 'polygon'
  | 'unique';

export type RowProblem = FieldError & { column: string | null };

export const REQUIRED: FieldError = { code: 'required', message: 'Field is required' };

/** What a row says, as far as it can be read, and what of it cannot. */
export function readRow(
  columns: readonly ImportColumn[],
  reading: Reading,
): { values: Record<string, unknown>; problems: RowProblem[] } {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const { title, field, isRequired, read } of columns) {
    const text = reading.cell(title).trim();
    if (text === '' && !isRequired) continue;
    const result: Result = text === '' ? { problem: REQUIRED } : read(text, reading);
    if ('problem' in result) problems.push({ ...result.problem, column: title });
    else values[field] = result.value;
  }
  return { values, problems };
}

/** Faults by field, under the headings of their columns: `stops.1.locationId` is one of the stops. */
export function byColumn(columns: readonly ImportColumn[], faults: Record<string, FieldError>): RowProblem[] {
  return Object.entries(faults).map(([path, fault]) => {
    const [field] = path.split('.');
    return { ...fault, column: columns.find((column) => column.field === field)?.title ?? null };
  });
}
