import type { FieldChange } from 'shared-contracts/timeline';

/** A value prepared for display: text, a time in unix seconds, a yes/no flag, or codes that have a translated label. */
export type DisplayValue =
  | { text: string }
  | { time: number }
  | { flag: boolean }
  | { status: string }
  | { kind: string }
  | { choice: string }
  | { loading: string[] }
  | { stages: string[] }
  | 'empty';

/** Larger numbers are unix seconds: September 2001. */
const MIN_TIMESTAMP = 1_000_000_000;
/** Fields that hold dates before `MIN_TIMESTAMP` as well. */
const DATE_FIELDS = ['birthDate'];
const CHOICE_FIELDS = ['unitStandard', 'calculationBasedDate', 'defaultMileageBilling'];
const STATUS_BY_CODE = ['registered', 'active', 'blocked'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the label of a field by its name in the API. */
type GetFieldLabel = (key: string) => string;

/** Formats a nested value: an object by its name where it has one, otherwise by its fields without the null ones. */
function formatItem(value: unknown, getFieldLabel: GetFieldLabel): string {
  if (Array.isArray(value)) return value.map((item) => formatItem(item, getFieldLabel)).join(', ');
  if (!isObject(value)) return String(value);
  const { name, label, url, model, rule, amount } = value;
  if (typeof model === 'string' && typeof rule === 'string') return `${model}: ${rule}`;
  if (typeof name === 'string') return typeof amount === 'string' ? `${name}: ${amount}` : name;
  if (typeof label === 'string' && typeof url === 'string') return `${label} (${url})`;
  const entries = Object.entries(value).filter(([, child]) => child !== null);
  const hasNestedObject = entries.some(([, child]) => isObject(child) && !Array.isArray(child));
  return entries
    .map(([key, child]) => `${getFieldLabel(key)}: ${formatItem(child, getFieldLabel)}`)
    .join(hasNestedObject ? '\n' : ', ');
}

function displayNumber(field: string, value: number): DisplayValue {
  const status = field === 'status' ? STATUS_BY_CODE[value] : undefined;
  if (status) return { status };
  return value >= MIN_TIMESTAMP || DATE_FIELDS.includes(field) ? { time: value } : { text: String(value) };
}

function displayText(field: string, value: string): DisplayValue {
  if (field === 'status') return { status: value };
  if (CHOICE_FIELDS.includes(field)) return { choice: value };
  return field === 'kind' ? { kind: value } : { text: value };
}

function displayList(field: string, values: readonly unknown[], getFieldLabel: GetFieldLabel): DisplayValue {
  if (values.length === 0) return 'empty';
  if (field === 'notificationTypes') return { stages: values.map(String) };
  return field === 'loadingOptions'
    ? { loading: values.map(String) }
    : { text: values.map((item) => formatItem(item, getFieldLabel)).join('\n') };
}

export function toDisplayValue(
  field: string,
  value: unknown,
  getFieldLabel: GetFieldLabel = (key) => key,
): DisplayValue {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return { flag: value };
  if (typeof value === 'number') return displayNumber(field, value);
  if (typeof value === 'string') return displayText(field, value);
  if (Array.isArray(value)) return displayList(field, value, getFieldLabel);
  return { text: formatItem(value, getFieldLabel) };
}

/** The API records a changed secret without its values. */
export const isSecret = ({ from, to }: FieldChange) => from === null && to === null;
