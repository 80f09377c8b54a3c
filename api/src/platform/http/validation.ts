import type { FastifySchemaCompiler } from 'fastify';
import type { FieldError } from 'shared-contracts/common';
import type { z } from 'zod';
import { AppError, invalidFields } from '../errors/app-error.ts';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;
type IssueError = { code: string; message: string; params?: Record<string, number> };

const INVALID = 'Invalid value';
/** The messages of the specification by code. A schema may use a code as its message. */
const MESSAGES: Record<string, string> = {
  required: 'Field is required',
  email: 'Email invalid',
  url: 'Url invalid',
  uuid: 'Invalid UUID',
  date: 'Invalid date',
  invalid: INVALID,
};
const createIssueError = (code: string): IssueError => ({ code, message: MESSAGES[code] ?? INVALID });

const isMissing = ({ input }: Issue) => input === undefined || input === null || input === '';

function toIssueError(issue: Issue): IssueError {
  if (issue.code === 'too_small') {
    const params = { min: Number(issue.minimum) };
    return { code: 'min', message: `Min ${params.min}`, params };
  }
  if (issue.code === 'too_big') {
    const params = { max: Number(issue.maximum) };
    return {
      code: 'max',
      message: issue.origin === 'string' ? `Max ${params.max} symbols` : `Max ${params.max}`,
      params,
    };
  }
  if (isMissing(issue)) return createIssueError('required');
  return createIssueError(issue.code === 'invalid_format' ? issue.format : 'invalid');
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  if (Object.hasOwn(MESSAGES, issue.message)) return createIssueError(issue.message);
  const error = toIssueError(issue);
  return {
    ...error,
    code: Object.hasOwn(MESSAGES, error.code) || error.params ? error.code : 'invalid',
    message: issue.message,
  };
}

/** Errors by field path (`stops.0.locationId`); an error of the whole input is under its part (`body`). */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[], part: string): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of issues) fields[issue.path.join('.') || part] ??= toFieldError(issue);
  return fields;
}

/** Parses input with a schema. @returns the parsed value, or the errors by field */
export function validate<T>(
  schema: z.ZodType<T>,
  data: unknown,
  part = 'body',
): { value: T } | { errors: Record<string, FieldError> } {
  const {
    success,
    data: value,
    error,
  } = schema.safeParse(data, { reportInput: true, error: (issue) => toIssueError(issue).message });
  return success ? { value } : { errors: toFieldErrors(error.issues, part) };
}

const malformedHeaders = (fields: Record<string, FieldError>) =>
  new AppError(400, 'malformed', `Malformed header: ${Object.keys(fields).join(', ')}`, { fields });

/** Invalid input responds with one 422 that has the errors of all fields, a malformed header with a 400 that names it. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = validate(schema, data, httpPart);
    if ('value' in result) return result;
    return { error: httpPart === 'headers' ? malformedHeaders(result.errors) : invalidFields(result.errors) };
  };
