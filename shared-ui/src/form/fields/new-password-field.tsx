import { findPasswordProblem, SUGGESTED_PASSWORD_LENGTH } from 'shared-contracts/values/identity/passwords';
import { withValues, type Message } from '../../base/message.ts';
import { useFormValue, type FieldProps } from '../core/field.tsx';
import { fieldMessages, messages } from '../form.messages.ts';
import { PasswordField } from './text-field.tsx';
import { useCommonPasswords } from './use-common-passwords.ts';

type NewPasswordFieldProps = FieldProps & {
  autoFocus?: boolean;
  /** The login and email address of the user, which can't be the password. */
  names: readonly string[];
};

/** A new password. While typing, the help shows why the API would reject it, or what would make it safer. */
export function NewPasswordField({ names, help, ...field }: NewPasswordFieldProps) {
  const [value] = useFormValue<string | null>(field.name);
  const password = value ?? '';
  const common = useCommonPasswords(password !== '');
  return <PasswordField {...field} autoComplete="new-password" help={findHint(password, names, common) ?? help} />;
}

function findHint(password: string, names: readonly string[], common: ReadonlySet<string>): Message | undefined {
  if (password === '') return undefined;
  const problem = findPasswordProblem(password, names, common);
  if (problem) return fieldMessages[problem];
  return password.length < SUGGESTED_PASSWORD_LENGTH
    ? withValues(messages.longerPassword, { length: SUGGESTED_PASSWORD_LENGTH })
    : undefined;
}
