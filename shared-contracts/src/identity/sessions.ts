import { z } from 'zod';
import { Id, UnixTime } from '../common.ts';

const MAX_TOKEN_LENGTH = 16_384;

/** The session's latest token, which may have expired. The refresh token is in a cookie. */
export const RefreshInput = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });
export const SignOutResult = z.object({ isSignedOut: z.literal(true) });
/**
 * `logoutUrl`: the address at which the browser continues, so that the user is signed out of the identity provider as
 * well.
 */
export const SignedOut = SignOutResult.extend({ logoutUrl: z.string().nullable() });

export const SessionRow = z.object({
  id: Id,
  /** Null when it is not a common browser or system, such as a script. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().meta({ description: 'network address of the sign-in or the last refresh' }),
  createdAt: UnixTime,
  lastUsedAt: UnixTime,
  endsAt: UnixTime,
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export const SessionList = z.object({ items: z.array(SessionRow) });

export type RefreshInput = z.infer<typeof RefreshInput>;
export type SessionRow = z.infer<typeof SessionRow>;
export type SignedOut = z.infer<typeof SignedOut>;
export type SessionList = z.infer<typeof SessionList>;
