import type { SelfUpdate } from 'shared-contracts/users';

type Self = { login: string; email: string; timezoneId: string; language: string; units: string };
const FIELDS = ['login', 'email', 'timezoneId', 'language', 'units'] as const satisfies (keyof Self)[];
/** What somebody signs in with. */
const CREDENTIALS = ['login', 'email', 'password'] as const;

/** What is left of a wish when all that is so already is taken out. */
export function wantedChanges(self: Self, wish: SelfUpdate): Pick<SelfUpdate, (typeof FIELDS)[number] | 'password'> {
  const fields = FIELDS.filter((field) => wish[field] !== undefined && wish[field] !== self[field]);
  return { ...Object.fromEntries(fields.map((field) => [field, wish[field]])), ...(wish.password !== undefined && { password: wish.password }) };
}

type Wanted = ReturnType<typeof wantedChanges>;

/** Does it change how one signs in? Nobody may do so under another's name. */
export const touchesCredentials = (wanted: Wanted) => CREDENTIALS.some((field) => wanted[field] !== undefined);

/** Whoever changes that proves to know the password; the one-time password was proof enough to set another. */
export const needsProof = (wanted: Wanted, hasOneTimePassword: boolean) =>
  CREDENTIALS.some((field) => wanted[field] !== undefined && !(hasOneTimePassword && field === 'password'));
