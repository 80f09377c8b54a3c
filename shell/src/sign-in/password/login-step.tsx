import { useMutation } from '@tanstack/react-query';
import { USER_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Stack, Text } from 'shared-ui';
import { Form, SubmitButton, TextField } from 'shared-ui/form';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { createResetRequest, type ResetRequest } from './reset-request.rules.ts';
import { ErrorNote } from '../common/error-note.tsx';
import { resetMutations } from './password.api.ts';
import { messages } from './password.messages.ts';
import { messages as signInMessages } from '../common/sign-in.messages.ts';
import { useRetryCountdown } from '../common/retry-countdown.ts';

const schema = object({ login: string().trim().required().max(USER_LIMITS.email) });

type LoginStepProps = { login: string; onCodeRequested: (request: ResetRequest) => void };

export function LoginStep({ login, onCodeRequested }: LoginStepProps) {
  const { mutateAsync, error } = useMutation(resetMutations.requestCode());
  const secondsLeft = useRetryCountdown(error);
  const requestCode = async (input: { login: string }) => {
    const { resendAfter } = await mutateAsync(input);
    onCodeRequested(createResetRequest(input.login, resendAfter, Date.now()));
  };
  return (
    <Form schema={schema} initialValues={{ login }} onSubmit={requestCode}>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...messages.lead} />
        </Text>
        <TextField name="login" label={signInMessages.login} autoComplete="username" autoFocus />
        <Box role="alert" display="contents">
          {error && <ErrorNote error={error} secondsLeft={secondsLeft} />}
        </Box>
        <SubmitButton label={messages.sendCode} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}
