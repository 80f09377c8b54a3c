import { Stack } from 'shared-ui';
import { Form, SubmitButton, TextField } from 'shared-ui/form';
import { object, string } from 'yup';
import { messages } from './sign-in.messages.ts';

const schema = object({ login: string().trim().required().max(254) });

/** The type is for the phone's keyboard only: a login name passes as well. */
export function LoginStep({ login, onDone }: { login: string; onDone: (login: string) => void }) {
  return (
    <Form schema={schema} initial={{ login }} onSubmit={async (values) => onDone(values.login)}>
      <Stack gap="5">
        <TextField name="login" type="email" label={messages.login} autoComplete="username" autoFocus />
        <SubmitButton label={messages.continue} />
      </Stack>
    </Form>
  );
}
