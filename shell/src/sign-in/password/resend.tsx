import { useMutation } from '@tanstack/react-query';
import { Box, Button, withValues, Text, type Message } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { createResetRequest, type ResetRequest } from './reset-request.rules.ts';
import { ErrorNote } from '../common/error-note.tsx';
import { resetMutations } from './password.api.ts';
import { messages } from './password.messages.ts';
import { useSecondsLeft, useRetryCountdown } from '../common/retry-countdown.ts';

type ResendProps = {
  request: ResetRequest;
  /** Whether requesting a new code is the only way to continue. */ isPrimary: boolean;
  onCodeRequested: (request: ResetRequest) => void;
};

/** Requests a new code, at the earliest when the API allows it. */
export function Resend({ request: { login, resendAt }, isPrimary, onCodeRequested }: ResendProps) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...resetMutations.requestCode(),
    onSuccess: ({ resendAfter }) => onCodeRequested(createResetRequest(login, resendAfter, Date.now())),
  });
  const retrySeconds = useRetryCountdown(error);
  const secondsLeft = Math.max(useSecondsLeft(resendAt), retrySeconds);
  const label: Message = secondsLeft > 0 ? withValues(messages.resendIn, { seconds: secondsLeft }) : messages.resend;
  return (
    <Box>
      <Box role="alert" display="contents">
        {error && (
          <Box mb="5">
            <ErrorNote error={error} secondsLeft={retrySeconds} />
          </Box>
        )}
      </Box>
      <Button
        type="button"
        variant={isPrimary && secondsLeft === 0 ? 'solid' : 'plain'}
        h={isPrimary ? '11' : '9'}
        w={isPrimary ? 'full' : 'auto'}
        disabled={secondsLeft > 0}
        _disabled={{ opacity: '1', color: 'fg.muted' }}
        loading={isPending}
        onClick={() => mutate({ login })}
      >
        <FormattedMessage {...label} />
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted">
        {isSuccess && <FormattedMessage {...messages.resent} />}
      </Text>
    </Box>
  );
}
