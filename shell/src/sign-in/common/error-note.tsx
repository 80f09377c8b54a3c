import { ApiError } from 'shared-auth';
import { MINUTE } from 'shared-contracts/values/time';
import { withValues, useFormatMessage, type Message } from 'shared-ui';
import { errorMessage } from 'shared-ui/data';
import { Note } from './note.tsx';
import { messages } from './sign-in.messages.ts';

/** Longer wait times are shown in minutes. */
const MINUTES_FROM = 2 * MINUTE;

function throttleMessage(seconds: number): Message {
  if (seconds === 0) return messages.throttleOver;
  return seconds > MINUTES_FROM
    ? withValues(messages.throttledLong, { minutes: Math.ceil(seconds / MINUTE) })
    : withValues(messages.throttled, { seconds });
}

type ErrorNoteProps = {
  error: Error;
  /** Seconds until the next attempt is allowed, after too many. */ secondsLeft: number;
  /** Messages by error code. */ errorMessages?: Record<string, Message>;
};

/** Explains a failed request above a form, with a countdown after too many attempts. */
export function ErrorNote({ error, secondsLeft, errorMessages }: ErrorNoteProps) {
  const formatMessage = useFormatMessage();
  const message =
    error instanceof ApiError && error.code === 'tooManyAttempts'
      ? throttleMessage(secondsLeft)
      : errorMessage(error, errorMessages);
  return <Note tone="bad">{typeof message === 'string' ? message : formatMessage(message)}</Note>;
}
