import { ApiError } from 'shared-auth';
import type { Words } from '../base/words.ts';
import { codeMessages } from './errors.messages.ts';

const known: Record<string, Words | undefined> = codeMessages;

const valuesOf = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : [value].flat().join(', ')]));

/** What to tell a person about an error: our words for a known code, else the server's. */
export function errorWords(error: unknown): Words | string {
  if (!(error instanceof ApiError)) return codeMessages.unknown;
  const words = known[error.code];
  return words ? { ...words, values: valuesOf(error.params) } : error.message || codeMessages.unknown;
}
