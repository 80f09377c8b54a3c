import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { Box, Stack } from 'shared-ui';
import { CodeField, Form, SubmitButton } from 'shared-ui/form';
import { object, string } from 'yup';
import { getCodeEnd, addFailedAttempt, type ResetRequest } from './reset-request.rules.ts';
import { ErrorNote } from '../common/error-note.tsx';
import { resetMutations } from './password.api.ts';
import { messages } from './password.messages.ts';
import { useRetryCountdown } from '../common/retry-countdown.ts';

const schema = object({
  otp: string()
    .required()
    .matches(/^\d{6}$/, { message: messages.codeShort }),
});
const createWrongCodeError = () =>
  new ApiError({ status: 422, code: 'invalid', message: '', fields: { otp: { code: 'wrong', message: '' } } });

type CodeFormProps = {
  request: ResetRequest;
  onFailedAttempt: (request: ResetRequest) => void;
  onCode: (otp: string) => void;
};

export function CodeForm({ request, onFailedAttempt, onCode }: CodeFormProps) {
  const { mutateAsync, error } = useMutation(resetMutations.checkCode());
  const secondsLeft = useRetryCountdown(error);
  const check = async ({ otp }: { otp: string }) => {
    const { isValid } = await mutateAsync({ otp, login: request.login });
    if (isValid) return onCode(otp);
    const attempted = addFailedAttempt(request);
    onFailedAttempt(attempted);
    if (!getCodeEnd(attempted, Date.now())) throw createWrongCodeError();
  };
  return (
    <Form schema={schema} onSubmit={check} errorMessages={{ wrong: messages.codeWrong }}>
      <Stack gap="5">
        <CodeField name="otp" label={messages.code} autoFocus />
        <Box role="alert" display="contents">
          {error && <ErrorNote error={error} secondsLeft={secondsLeft} />}
        </Box>
        <SubmitButton label={messages.checkCode} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}
