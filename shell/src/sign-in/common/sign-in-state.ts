/** What one page before sign-in leaves for the next, in the browser's history and not in the address. */
export type HandOver = { email?: string; isPasswordChanged?: true };

export const handedOver = ({ state }: { state: unknown }): HandOver => state ?? {};
