import type { FieldError } from 'shared-contracts/common';
import { ValidationError, type ValidateOptions } from 'yup';
import type { Words } from '../base/words.ts';
import { fieldMessages } from './form.messages.ts';

/** A string comes from the server, which knows a rule that we have no words for. */
export type Wrong = Words | string;
/** By the field's path: `stops.0.locationId`. */
export type Wrongs = Record<string, Wrong>;
/** What the server found wrong with which values: it stays wrong until that field changes. */
export type Refusal = { wrongs: Wrongs; values: object };
export const NO_REFUSAL: Refusal = { wrongs: {}, values: {} };

const BY_TYPE: Record<string, Words | undefined> = {
  required: fieldMessages.required,
  optionality: fieldMessages.required,
  nullable: fieldMessages.required,
  max: fieldMessages.max,
  min: fieldMessages.min,
  url: fieldMessages.url,
  email: fieldMessages.email,
  uuid: fieldMessages.uuid,
  date: fieldMessages.date,
  integer: fieldMessages.integer,
  fileTooLarge: fieldMessages.fileTooLarge,
  fileFormat: fieldMessages.fileFormat,
};

function wordsOf(type: string | undefined, params: Record<string, unknown> = {}): Words | undefined {
  const words = type === 'max' && typeof params['value'] === 'string' ? fieldMessages.maxLength : BY_TYPE[type ?? ''];
  const { max = 0, min = 0, types = '' } = params as { max?: number; min?: number; types?: string };
  return words && { ...words, values: { max, min, types } };
}

const isWords = (message: unknown): message is Words =>
  typeof message === 'object' && message !== null && 'id' in message;

/** A rule's own words if it brings some, else ours for its kind. */
function wrongOf({ message, type, params }: ValidationError): Wrong {
  const own: unknown = message;
  if (isWords(own)) return own;
  if (type === 'typeError' && (params?.['type'] === 'date' || Number.isNaN(params?.['originalValue'])))
    return fieldMessages.date; // only a date that is none is kept as NaN
  if (type === 'min' && params?.['more'] !== undefined) return fieldMessages.positive;
  return wordsOf(type, params) ?? fieldMessages.invalid;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** An empty text is no answer: it becomes the schema's default, which for what is optional is null. */
export function emptied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(emptied);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, emptied(item)])) : value;
}

const path = (name: string) => name.replaceAll(/\[(\d+)\]/g, '.$1');

type Checking = { validate: (values: unknown, options: ValidateOptions) => Promise<unknown> };

/** The first thing wrong with each field. */
export async function wrongsOf(schema: Checking, values: unknown): Promise<Wrongs> {
  try {
    await schema.validate(emptied(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    const wrongs: Wrongs = {};
    for (const one of each) wrongs[path(one.path ?? '')] ??= wrongOf(one);
    return wrongs;
  }
}

/** What the server's codes of wrong fields mean, where the kit has no words for them: by code, or by field and code, `login.alreadyExists`. */
export type Codes = Record<string, Words>;

/** A text that is too long and a number that is too great have one code; the server's own message tells them apart. */
function wordsOfServer({ code, message, params }: FieldError): Wrong {
  const value = /\bsymbols$/.test(message) ? message : undefined;
  return wordsOf(code, { value, ...params }) ?? message;
}

/** The form's own words, with what the server names in their places. */
function ownWords(name: string, { code, params }: FieldError, codes: Codes): Words | undefined {
  const words = codes[`${name}.${code}`] ?? codes[code];
  return words && params ? { ...words, values: { ...words.values, ...params } } : words;
}

/** What the server found wrong. */
export const serverWrongs = (fields: Record<string, FieldError>, codes: Codes = {}): Wrongs =>
  Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [name, ownWords(name, error, codes) ?? wordsOfServer(error)]),
  );
