import type { FieldError } from 'shared-contracts/common';
import { toFieldErrors, type FieldErrorText } from '../form/core/errors.ts';

/** The message of a cell's problem: ours for its code, else the server's text. */
export const toProblemMessage = ({ code, message, params }: FieldError): FieldErrorText =>
  toFieldErrors({ cell: { code, message, ...(params && { params }) } })['cell'] ?? message;
