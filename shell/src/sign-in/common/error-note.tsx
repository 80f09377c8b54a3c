import { ApiError } from 'shared-auth';
import { fill, type Words } from 'shared-ui';
import { errorWords } from 'shared-ui/data';
import { FormattedMessage } from 'react-intl';
import { Note } from './note.tsx';
import { messages } from './sign-in.messages.ts';

const MINUTE = 60;
/** From here on nobody counts seconds. */
const LONG = 2 * MINUTE;

function wait(seconds: number): Words {
  if (seconds === 0) return messages.throttleOver;
  return seconds > LONG
    ? fill(messages.throttledLong, { minutes: Math.ceil(seconds / MINUTE) })
    : fill(messages.throttled, { seconds });
}

type RefusalProps = {
  error: Error;
  /** Until the next attempt, when there were too many. */ secondsLeft: number;
  /** What its code means here. */ own?: Record<string, Words>;
};

/** Why it was refused, in words. */
export function Refusal({ error, secondsLeft, own }: RefusalProps) {
  const words =
    error instanceof ApiError && error.code === 'tooManyAttempts' ? wait(secondsLeft) : errorWords(error, own);
  return <Note tone="bad">{typeof words === 'string' ? words : <FormattedMessage {...words} />}</Note>;
}
