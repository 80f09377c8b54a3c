import { ApiError } from 'shared-auth';
import type { Words } from '../base/words.ts';
import { codeMessages } from './errors.messages.ts';

const known: Record<string, Words | undefined> = codeMessages;

const valuesOf = (params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : [value].flat().join(', '),
    ]),
  );

/** What to tell a person about an error: the caller's words for its code, else ours, else the server's. */
export function errorWords(error: unknown, own: Record<string, Words> = {}): Words | string {
  if (!(error instanceof ApiError)) return codeMessages.unknown;
  const words = own[error.code] ?? known[error.code];
  return words ? { ...words, values: valuesOf(error.params) } : error.message || codeMessages.unknown;
}
