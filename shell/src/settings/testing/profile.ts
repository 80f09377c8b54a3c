import type { UserInfo } from 'shared-contracts/identity/auth';
import type { SelfProfile } from 'shared-contracts/identity/users';

/** The account of a user, as their settings load it. */
export const profileOf = ({ id, login, email, timezone, language, units }: UserInfo): SelfProfile => ({
  id,
  revision: 1,
  login,
  givenName: null,
  familyName: null,
  email,
  timezone,
  language,
  units,
});
