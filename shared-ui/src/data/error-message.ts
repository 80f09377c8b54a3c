import { ApiError } from 'shared-auth';
import type { Message } from '../base/message.ts';
import { codeMessages } from './errors.messages.ts';

const messageByCode: Record<string, Message | undefined> = codeMessages;

const toValues = (params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : [value].flat().join(', '),
    ]),
  );

/** The message of an error: the caller's for its code, else the general one for its code, else the server's own text. */
export function errorMessage(error: unknown, errorMessages: Record<string, Message> = {}): Message | string {
  if (!(error instanceof ApiError)) return codeMessages.unknown;
  const message = errorMessages[error.code] ?? messageByCode[error.code];
  return message ? { ...message, values: toValues(error.params) } : error.message || codeMessages.unknown;
}
