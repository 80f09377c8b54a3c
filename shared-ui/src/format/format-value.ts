import type { UnitSystem } from 'shared-contracts/values/limits';
import { formatMeasure, type MeasureKind } from 'shared-contracts/values/units';
import type { FormatMessage, Message } from '../base/message.ts';
import { DASH, formatDate, formatDateTime, formatDuration } from './dates.tsx';
import { formatMoney } from './decimals.ts';
import { messages } from './field-changes.messages.ts';
import { isFields } from './split-changes.rules.ts';

/** `date`: without a time; `opaque`: values that are meaningless to people, such as outlines. */
export type ValueKind = 'date' | 'minutes' | 'money' | 'percent' | 'opaque' | MeasureKind;
export type ChangedField = { label: Message; kind?: ValueKind; codes?: Readonly<Record<string, Message | undefined>> };
/** Label and format of fields by their names in the API. A message alone is a label. */
export type ChangedFields = Readonly<Record<string, Message | ChangedField | undefined>>;

export type ValueContext = {
  fields: ChangedFields;
  formatMessage: FormatMessage;
  timeZone: string;
  units: UnitSystem;
};

/** Larger numbers are unix seconds: September 2001. */
const MIN_TIMESTAMP = 1_000_000_000;

export function findField(fields: ChangedFields, name: string): ChangedField | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && ('label' in field ? field : { label: field });
}

export function getFieldLabel(name: string, { fields, formatMessage }: ValueContext): string {
  const field = findField(fields, name);
  return field ? formatMessage(field.label) : name;
}

const FORMATS: Record<Exclude<ValueKind, MeasureKind | 'opaque'>, (value: string, context: ValueContext) => string> = {
  date: (value, { timeZone }) => formatDate(Number(value), timeZone),
  minutes: (value) => formatDuration(Number(value)),
  money: (value) => formatMoney(value),
  percent: (value) => `${value} %`,
};
const isFormat = (kind: ValueKind): kind is keyof typeof FORMATS => Object.hasOwn(FORMATS, kind);

function formatScalar(field: ChangedField | undefined, value: string | number, context: ValueContext): string {
  const { kind, codes } = field ?? {};
  const code = codes?.[String(value)];
  if (code) return context.formatMessage(code);
  if (kind === 'opaque') return context.formatMessage(messages.opaque);
  if (kind) return isFormat(kind) ? FORMATS[kind](String(value), context) : formatMeasure(value, kind, context.units);
  const isTime = typeof value === 'number' && value >= MIN_TIMESTAMP;
  return isTime ? formatDateTime(value, context.timeZone) : String(value);
}

/** Fields without those that are empty; a named record by its name. */
function formatFields(value: object, context: ValueContext): string {
  const { name, label, url, model, rule, amount } = value as Record<string, unknown>;
  if (typeof model === 'string' && typeof rule === 'string') return `${model}: ${rule}`;
  if (typeof name === 'string') return typeof amount === 'string' ? `${name}: ${formatMoney(amount)}` : name;
  if (typeof label === 'string' && typeof url === 'string') return `${label} (${url})`;
  const entries = Object.entries(value).filter(([, child]) => !isEmpty(child));
  return entries
    .map(([key, child]) => `${getFieldLabel(key, context)}: ${formatValue(key, child, context)}`)
    .join(entries.some(([, child]) => isFields(child)) ? '\n' : ', ');
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Formats a value by its field, else by its type. Rows and nested fields are labeled. */
export function formatValue(name: string, value: unknown, context: ValueContext): string {
  if (isEmpty(value)) return DASH;
  if (typeof value === 'boolean') return context.formatMessage(value ? messages.yes : messages.no);
  const field = findField(context.fields, name);
  if (typeof value === 'number' || typeof value === 'string') return formatScalar(field, value, context);
  if (field?.kind === 'opaque') return context.formatMessage(messages.opaque);
  if (!Array.isArray(value)) return formatFields(value as object, context);
  const separator = value.every((item) => typeof item === 'object') ? '\n' : ', ';
  return value.map((item) => formatValue(name, item, context)).join(separator);
}
