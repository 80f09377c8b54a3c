import type { SelfProfile, SelfUpdate } from 'shared-contracts/identity/users';

export type ProfileForm = {
  givenName: string | null;
  familyName: string | null;
  login: string;
  email: string;
  timezoneId: string;
  password: string | null;
  repeat: string | null;
  currentPassword: string | null;
};

type Stored = Pick<SelfProfile, 'givenName' | 'familyName' | 'login' | 'email' | 'timezone'>;
type Credentials = Pick<ProfileForm, 'login' | 'email' | 'password'>;

/** Changing login, e-mail or password requires the current password. */
export const requiresCurrentPassword = (
  user: Pick<Stored, 'login' | 'email'>,
  { login, email, password }: Credentials,
) => login !== user.login || email !== user.email || Boolean(password);

export const toProfileForm = ({ givenName, familyName, login, email, timezone }: Stored): Partial<ProfileForm> => ({
  givenName: givenName ?? null,
  familyName: familyName ?? null,
  login,
  email,
  timezoneId: timezone.id,
});

/** Returns only the changed fields. */
export function toSelfUpdate(user: Stored, data: ProfileForm): SelfUpdate {
  const { givenName, familyName, login, email, timezoneId, password, currentPassword } = data;
  return {
    ...(givenName !== (user.givenName ?? null) && { givenName }),
    ...(familyName !== (user.familyName ?? null) && { familyName }),
    ...(login !== user.login && { login }),
    ...(email !== user.email && { email }),
    ...(timezoneId !== user.timezone.id && { timezoneId }),
    ...(password && { password }),
    ...(currentPassword && requiresCurrentPassword(user, data) && { currentPassword }),
  };
}
