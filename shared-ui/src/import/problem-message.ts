import type { FieldError } from 'shared-contracts/common';
import { serverWrongs, type Wrong } from '../form/errors.ts';

/** What is wrong with a cell, in our words for its code where there are some. */
export const problemWords = ({ code, message, params }: FieldError): Wrong =>
  serverWrongs({ cell: { code, message, ...(params && { params }) } })['cell'] ?? message;
