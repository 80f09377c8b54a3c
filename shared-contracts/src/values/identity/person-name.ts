/** A user's display name: their name, or the login if a token or an earlier release has none. */
export const nameOf = ({ name, login }: { name?: string | undefined; login: string }) => name ?? login;

const FORMER = /^(?:former-user-|Former person )([0-9a-f]{12})$/;
const FORMER_IN_TEXT = /\b(?:former-user-|Former person )([0-9a-f]{12})(?![\w@-])/g;

/** The number in an anonymized person's name; null for other names. */
export const formerNumberOf = (name: string): string | null => FORMER.exec(name)?.[1] ?? null;

/** Renames the anonymized people in a text, but not in their e-mail addresses. */
export const replaceFormerPeople = (text: string, rename: (number: string) => string): string =>
  text.replace(FORMER_IN_TEXT, (_name, number: string) => rename(number));
