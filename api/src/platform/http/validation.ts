import type { FastifySchemaCompiler } from 'fastify';
import type { FieldError } from 'shared-contracts/common';
import type { z } from 'zod';
import { invalidFields } from '../errors.ts';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;
type Told = { code: string; message: string; params?: Record<string, number> };

/** The specification's messages, by code; a schema may name a code in place of a message. */
const INVALID = 'Invalid value';
const MESSAGES: Record<string, string> = {
  required: 'Field is required',
  email: 'Email invalid',
  url: 'Url invalid',
  uuid: 'Invalid UUID',
  date: 'Invalid date',
  invalid: INVALID,
};
const named = (code: string): Told => ({ code, message: MESSAGES[code] ?? INVALID });

const isMissing = ({ input }: Issue) => input === undefined || input === null || input === '';

function tell(issue: Issue): Told {
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
  if (isMissing(issue)) return named('required');
  return named(issue.code === 'invalid_format' ? issue.format : 'invalid');
}

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const told = tell(issue);
  if (Object.hasOwn(MESSAGES, issue.message)) return named(issue.message);
  return {
    ...told,
    code: Object.hasOwn(MESSAGES, told.code) || told.params ? told.code : 'invalid',
    message: issue.message,
  };
}

/** `stops.0.locationId`; what is wrong as a whole stands under the name of its part (`body`). */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], part: string): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of issues) fields[issue.path.join('.') || part] ??= fieldError(issue);
  return fields;
}

/** The input as a schema has it, or what is wrong with it, by field. */
export function judged<T>(
  schema: z.ZodType<T>,
  data: unknown,
  part = 'body',
): { value: T } | { faults: Record<string, FieldError> } {
  const {
    success,
    data: value,
    error,
  } = schema.safeParse(data, { reportInput: true, error: (issue) => tell(issue).message });
  return success ? { value } : { faults: fieldErrors(error.issues, part) };
}

/** Input that does not fit is one 422 that names every bad field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = judged(schema, data, httpPart);
    return 'value' in result ? result : { error: invalidFields(result.faults) };
  };
