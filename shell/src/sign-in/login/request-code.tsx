import { useMutation } from '@tanstack/react-query';
import { CODE_LIFETIME_MINUTES } from 'shared-contracts/values/limits';
import { SECOND_MS } from 'shared-contracts/values/time';
import { Box, Button, Text, withValues, type Message } from 'shared-ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '../common/error-note.tsx';
import { useRetryCountdown, useSecondsLeft } from '../common/retry-countdown.ts';
import { messages } from '../common/sign-in.messages.ts';
import { signInMutations } from './sign-in.api.ts';

function requestLabel(isRequested: boolean, secondsLeft: number): Message {
  if (secondsLeft > 0) return withValues(messages.sendCodeIn, { seconds: secondsLeft });
  return isRequested ? messages.sendNewCode : messages.sendCode;
}

type RequestCodeProps = { login: string; isRequested: boolean; onRequested: () => void };

/** Emails a code that proves who signs in on a new device. Doesn't reveal whether the login exists. */
export function RequestCode({ login, isRequested, onRequested }: RequestCodeProps) {
  const [resendAt, setResendAt] = useState(0);
  const { mutate, error, isPending } = useMutation({
    ...signInMutations.requestCode(),
    onSuccess: ({ resendAfter }) => {
      setResendAt(Date.now() + resendAfter * SECOND_MS);
      onRequested();
    },
  });
  const retrySeconds = useRetryCountdown(error);
  const secondsLeft = Math.max(useSecondsLeft(resendAt), retrySeconds);
  return (
    <Box>
      <Text role="status" textStyle="sm" color="fg.muted" textWrap="pretty">
        {isRequested && <FormattedMessage {...withValues(messages.codeSent, { minutes: CODE_LIFETIME_MINUTES })} />}
      </Text>
      <Box role="alert" display="contents">
        {error && <ErrorNote error={error} secondsLeft={retrySeconds} />}
      </Box>
      <Button
        type="button"
        variant={isRequested ? 'plain' : 'outline'}
        h={isRequested ? '9' : '11'}
        w={isRequested ? 'auto' : 'full'}
        disabled={secondsLeft > 0}
        _disabled={{ opacity: '1', color: 'fg.muted' }}
        loading={isPending}
        onClick={() => mutate({ login })}
      >
        <FormattedMessage {...requestLabel(isRequested, secondsLeft)} />
      </Button>
    </Box>
  );
}
