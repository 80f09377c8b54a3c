/** What a user is called: their name, or the login where a token or an earlier release has none. */
export const nameOf = ({ name, login }: { name?: string | undefined; login: string }) => name ?? login;
