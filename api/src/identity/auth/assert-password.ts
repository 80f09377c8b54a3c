import { findPasswordProblem, type PasswordProblem } from 'shared-contracts/values/identity/passwords';
import { invalidField } from '../../platform/errors/app-error.ts';
import { loadCommonPasswords } from './common-passwords.ts';

const MESSAGES: Record<PasswordProblem, string> = {
  commonPassword: 'This is one of the most common passwords. Choose another one',
  passwordIsLogin: "The password can't be the login or the e-mail address",
};

/** Checks every password that a user chooses. @throws 422 on the field `password` */
export async function assertPassword(
  password: string,
  { login, email }: { login: string; email: string },
): Promise<void> {
  const problem = findPasswordProblem(password, [login, email], await loadCommonPasswords());
  if (problem) throw invalidField('password', problem, MESSAGES[problem]);
}
