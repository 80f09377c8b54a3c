/** Passed between sign-in pages in the history state, not in the URL. */
export type SignInState = { login?: string; isPasswordChanged?: true };

export const readSignInState = ({ state }: { state: unknown }): SignInState => state ?? {};
