import { useMutation } from '@tanstack/react-query';
import { Box, Button, fill, Text, type Words } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { askedNow, type Asked } from './code.rules.ts';
import { Refusal } from './refusal.tsx';
import { resetMutations } from './reset.api.ts';
import { messages } from './reset.messages.ts';
import { useSecondsLeft, useWait } from './seconds-left.ts';

type ResendProps = {
  asked: Asked;
  /** There is no other way on. */ isWanted: boolean;
  onAsked: (asked: Asked) => void;
};

/** Another code, when the time for it has come. */
export function Resend({ asked: { email, resendAt }, isWanted, onAsked }: ResendProps) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...resetMutations.askCode(),
    onSuccess: ({ resendAfter }) => onAsked(askedNow(email, resendAfter, Date.now())),
  });
  const wait = useWait(error);
  const secondsLeft = Math.max(useSecondsLeft(resendAt), wait);
  const words: Words = secondsLeft > 0 ? fill(messages.resendIn, { seconds: secondsLeft }) : messages.resend;
  return (
    <Box>
      <Box role="alert" display="contents">
        {error && (
          <Box mb="5">
            <Refusal error={error} secondsLeft={wait} />
          </Box>
        )}
      </Box>
      <Button
        type="button"
        variant={isWanted && secondsLeft === 0 ? 'solid' : 'plain'}
        h={isWanted ? '11' : '9'}
        w={isWanted ? 'full' : 'auto'}
        disabled={secondsLeft > 0}
        _disabled={{ opacity: '1', color: 'fg.muted' }}
        loading={isPending}
        onClick={() => mutate({ email })}
      >
        <FormattedMessage {...words} />
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted">
        {isSuccess && <FormattedMessage {...messages.resent} />}
      </Text>
    </Box>
  );
}
