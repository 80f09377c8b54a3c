import { useMutation } from '@tanstack/react-query';
import { Box, Stack, Text } from 'shared-ui';
import { Form, SubmitButton, TextField } from 'shared-ui/form';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { askedNow, type Asked } from './code.rules.ts';
import { Refusal } from './refusal.tsx';
import { resetMutations } from './reset.api.ts';
import { messages } from './reset.messages.ts';
import { useWait } from './seconds-left.ts';

const schema = object({ email: string().trim().required().max(254).email() });

export function AskStep({ email, onAsked }: { email: string; onAsked: (asked: Asked) => void }) {
  const { mutateAsync, error } = useMutation(resetMutations.askCode());
  const secondsLeft = useWait(error);
  const ask = async (input: { email: string }) => {
    const { resendAfter } = await mutateAsync(input);
    onAsked(askedNow(input.email, resendAfter, Date.now()));
  };
  return (
    <Form schema={schema} initial={{ email }} onSubmit={ask}>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...messages.lead} />
        </Text>
        <TextField name="email" label={messages.email} type="email" autoComplete="username" autoFocus />
        <Box role="alert" display="contents">
          {error && <Refusal error={error} secondsLeft={secondsLeft} />}
        </Box>
        <SubmitButton label={messages.sendCode} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}
