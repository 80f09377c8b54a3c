import type { SelfProfile, SelfUpdate } from 'shared-contracts/identity/users';

export type ProfileForm = {
  login: string;
  email: string;
  timezoneId: string;
  password: string | null;
  repeat: string | null;
  currentPassword: string | null;
};

type Stored = Pick<SelfProfile, 'login' | 'email' | 'timezone'>;
type Credentials = Pick<ProfileForm, 'login' | 'email' | 'password'>;

/** Changing login, e-mail or password requires the current password. */
export const requiresCurrentPassword = (
  user: Pick<Stored, 'login' | 'email'>,
  { login, email, password }: Credentials,
) => login !== user.login || email !== user.email || Boolean(password);

export const toProfileForm = ({ login, email, timezone }: Stored): Partial<ProfileForm> => ({
  login,
  email,
  timezoneId: timezone.id,
});

/** Returns only the changed fields. */
export function toSelfUpdate(user: Stored, data: ProfileForm): SelfUpdate {
  const { login, email, timezoneId, password, currentPassword } = data;
  return {
    ...(login !== user.login && { login }),
    ...(email !== user.email && { email }),
    ...(timezoneId !== user.timezone.id && { timezoneId }),
    ...(password && { password }),
    ...(currentPassword && requiresCurrentPassword(user, data) && { currentPassword }),
  };
}
