/** Suggested, not required: the specification requires only six. */
export const SUGGESTED_PASSWORD_LENGTH = 8;

export type PasswordProblem = 'commonPassword' | 'passwordIsLogin';

const localPartOf = (email: string) => email.replace(/@.*$/s, '');

/**
 * Why a password can't be set, or null. Letter case doesn't matter.
 * @param names the user's login and email address
 * @param common the most common passwords, in lower case
 */
export function findPasswordProblem(
  password: string,
  names: readonly string[],
  common: ReadonlySet<string>,
): PasswordProblem | null {
  const normalized = password.trim().toLowerCase();
  const own = names.flatMap((name) => [name.toLowerCase(), localPartOf(name.toLowerCase())]);
  if (own.includes(normalized)) return 'passwordIsLogin';
  return common.has(normalized) ? 'commonPassword' : null;
}
