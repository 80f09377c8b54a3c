import type { FieldError } from 'shared-contracts/common';
import { ValidationError, type ValidateOptions } from 'yup';
import type { Message } from '../../base/message.ts';
import { fieldMessages } from '../form.messages.ts';

/** A string comes from the server, for rules without a message of ours. */
export type FieldErrorText = Message | string;
/** Errors by the field's path: `stops.0.locationId`. */
export type FieldErrors = Record<string, FieldErrorText>;
/** Errors that the server returned for these values: a field keeps its error until its value changes. */
export type ServerErrors = { errors: FieldErrors; values: object };
export const NO_SERVER_ERRORS: ServerErrors = { errors: {}, values: {} };

const MESSAGE_BY_TYPE: Record<string, Message | undefined> = {
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
  infected: fieldMessages.infected,
  tooManyPixels: fieldMessages.tooManyPixels,
  commonPassword: fieldMessages.commonPassword,
  passwordIsLogin: fieldMessages.passwordIsLogin,
};

function messageOfType(type: string | undefined, params: Record<string, unknown> = {}): Message | undefined {
  const isMaxLength = type === 'max' && typeof params['value'] === 'string';
  const message = isMaxLength ? fieldMessages.maxLength : MESSAGE_BY_TYPE[type ?? ''];
  const { max = 0, min = 0, types = '' } = params as { max?: number; min?: number; types?: string };
  return message && { ...message, values: { max, min, types } };
}

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'id' in value;

/** The rule's own message, else ours for its type. */
function toErrorText({ message, type, params }: ValidationError): FieldErrorText {
  const ruleMessage: unknown = message;
  if (isMessage(ruleMessage)) return ruleMessage;
  if (type === 'typeError' && (params?.['type'] === 'date' || Number.isNaN(params?.['originalValue'])))
    return fieldMessages.date; // only invalid dates are stored as NaN
  if (type === 'min' && params?.['more'] !== undefined) return fieldMessages.positive;
  return messageOfType(type, params) ?? fieldMessages.invalid;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** Replaces empty strings by undefined, so that the schema applies its defaults: null for optional fields. */
export function emptyToUndefined(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(emptyToUndefined);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, emptyToUndefined(item)]));
}

const toPath = (name: string) => name.replaceAll(/\[(\d+)\]/g, '.$1');

type Validatable = { validate: (values: unknown, options: ValidateOptions) => Promise<unknown> };

/** Returns the first error of each field. */
export async function validateSchema(schema: Validatable, values: unknown): Promise<FieldErrors> {
  try {
    await schema.validate(emptyToUndefined(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const validationErrors = error.inner.length > 0 ? error.inner : [error];
    const errors: FieldErrors = {};
    for (const item of validationErrors) errors[toPath(item.path ?? '')] ??= toErrorText(item);
    return errors;
  }
}

/** Messages for the server's error codes of fields, by code or by field and code: `login.alreadyExists`. */
export type MessagesByCode = Record<string, Message>;

/** Too long texts and too large numbers have the same code; the server's message distinguishes them. */
function toServerErrorText({ code, message, params }: FieldError): FieldErrorText {
  const value = /\bsymbols$/.test(message) ? message : undefined;
  return messageOfType(code, { value, ...params }) ?? message;
}

function findMessage(name: string, { code, params }: FieldError, errorMessages: MessagesByCode): Message | undefined {
  const message = errorMessages[`${name}.${code}`] ?? errorMessages[code];
  return message && params ? { ...message, values: { ...message.values, ...params } } : message;
}

/** Converts the server's field errors, with the form's messages if it has some. */
export const toFieldErrors = (fields: Record<string, FieldError>, errorMessages: MessagesByCode = {}): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [
      name,
      findMessage(name, error, errorMessages) ?? toServerErrorText(error),
    ]),
  );
