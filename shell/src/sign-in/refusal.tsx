import { ApiError } from 'shared-auth';
import { Box, fill, Flex, Icon, type Words } from 'shared-ui';
import { errorWords } from 'shared-ui/data';
import { FormattedMessage } from 'react-intl';
import { messages } from './sign-in.messages.ts';

const OWN_WORDS: Record<string, Words | undefined> = { invalidCredentials: messages.refused, invalid: messages.refused, unauthorized: messages.refused, blocked: messages.blocked };

function wordsOf(error: Error, secondsLeft: number): Words | string {
  if (!(error instanceof ApiError)) return errorWords(error);
  if (error.code === 'tooManyAttempts') return secondsLeft > 0 ? fill(messages.throttled, { seconds: secondsLeft }) : messages.throttleOver;
  return OWN_WORDS[error.code] ?? errorWords(error);
}

type RefusalProps = { error: Error; /** Until the next attempt, when there were too many. */ secondsLeft: number };

/** Why nobody is signed in. Whichever half was wrong, it says the same. */
export function Refusal({ error, secondsLeft }: RefusalProps) {
  const words = wordsOf(error, secondsLeft);
  return (
    <Flex gap="2.5" align="flex-start" p="3" borderRadius="md" bg="status.bad.bg" color="status.bad.fg" textStyle="sm">
      <Box pt="0.5"><Icon name="alert" /></Box>
      {typeof words === 'string' ? words : <FormattedMessage {...words} />}
    </Flex>
  );
}
