/** What a user is called: their name, or the login where a token or an earlier release has none. */
export const nameOf = ({ name, login }: { name?: string | undefined; login: string }) => name ?? login;

const FORMER = /^(?:former-user-|Former person )([0-9a-f]{12})$/;

/** The number that is left of an anonymized person's name; null for anybody else. */
export const formerNumberOf = (name: string): string | null => FORMER.exec(name)?.[1] ?? null;
