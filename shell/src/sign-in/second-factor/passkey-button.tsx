import { useMutation } from '@tanstack/react-query';
import { Box, Button, Stack } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { canUsePasskeys } from '../../second-factor/passkey-browser.ts';
import { ErrorNote } from '../common/error-note.tsx';
import { useRetryCountdown } from '../common/retry-countdown.ts';
import { secondStepMutations } from './second-step.api.ts';
import { messages, passkeyErrors } from './second-step.messages.ts';

/** Signs in with a passkey alone, in browsers that have them. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...secondStepMutations.signInWithPasskey(),
    onSuccess: onSignedIn,
  });
  const secondsLeft = useRetryCountdown(error);
  if (!canUsePasskeys()) return null;
  return (
    <Stack gap="3">
      <Box role="alert" display="contents">
        {error && <ErrorNote error={error} secondsLeft={secondsLeft} errorMessages={passkeyErrors} />}
      </Box>
      <Button
        type="button"
        variant="outline"
        h="11"
        loading={isPending || isSuccess}
        disabled={secondsLeft > 0}
        onClick={() => mutate()}
      >
        <FormattedMessage {...messages.signInWithPasskey} />
      </Button>
    </Stack>
  );
}
