import type { UserInfo } from 'shared-contracts/auth';
import type { SelfUpdate } from 'shared-contracts/users';

export type OwnData = {
  login: string;
  email: string;
  timezoneId: string;
  password: string | null;
  repeat: string | null;
  currentPassword: string | null;
};

type Wanted = Pick<OwnData, 'login' | 'email' | 'password'>;

/** Whoever changes what they sign in with says the present password first. */
export const needsProof = (user: Pick<UserInfo, 'login' | 'email'>, { login, email, password }: Wanted) =>
  login !== user.login || email !== user.email || Boolean(password);

/** What is to be changed, and nothing else. */
export function changesOf(user: UserInfo, data: OwnData): SelfUpdate {
  const { login, email, timezoneId, password, currentPassword } = data;
  return {
    ...(login !== user.login && { login }),
    ...(email !== user.email && { email }),
    ...(timezoneId !== user.timezone.id && { timezoneId }),
    ...(password && { password }),
    ...(currentPassword && needsProof(user, data) && { currentPassword }),
  };
}
