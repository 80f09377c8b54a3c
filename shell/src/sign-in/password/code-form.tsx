import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { Box, Stack } from 'shared-ui';
import { CodeField, Form, SubmitButton } from 'shared-ui/form';
import { object, string } from 'yup';
import { endOf, withWrongTry, type Asked } from './code.rules.ts';
import { Refusal } from './refusal.tsx';
import { resetMutations } from './reset.api.ts';
import { messages } from './reset.messages.ts';
import { useWait } from './seconds-left.ts';

const schema = object({
  otp: string()
    .required()
    .matches(/^\d{6}$/, { message: messages.codeShort }),
});
const wrongCode = () =>
  new ApiError({ status: 422, code: 'invalid', message: '', fields: { otp: { code: 'wrong', message: '' } } });

type CodeFormProps = { asked: Asked; onWrong: (asked: Asked) => void; onCode: (otp: string) => void };

export function CodeForm({ asked, onWrong, onCode }: CodeFormProps) {
  const { mutateAsync, error } = useMutation(resetMutations.checkCode());
  const secondsLeft = useWait(error);
  const check = async ({ otp }: { otp: string }) => {
    const { isValid } = await mutateAsync({ otp, email: asked.email });
    if (isValid) return onCode(otp);
    const tried = withWrongTry(asked);
    onWrong(tried);
    if (!endOf(tried, Date.now())) throw wrongCode();
  };
  return (
    <Form schema={schema} onSubmit={check} codes={{ wrong: messages.codeWrong }}>
      <Stack gap="5">
        <CodeField name="otp" label={messages.code} autoFocus />
        <Box role="alert" display="contents">
          {error && <Refusal error={error} secondsLeft={secondsLeft} />}
        </Box>
        <SubmitButton label={messages.checkCode} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}
