import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { MINUTE } from 'shared-contracts/values/time';

const ALGORITHM = 'HS256';
/** Sessions have tokens of another type, so that neither is accepted as the other (RFC 9068). */
const TYPE = 'at+jwt';
export const CLIENT_TOKEN_LIFETIME = 10 * MINUTE;

const encode = (secret: string) => new TextEncoder().encode(secret);

/** `secretHash`: the hash of the secret that the client presented, so that the token ends with it. */
export type ClientToken = {
  secretHash: string;
  /** The rules that it has been narrowed to. */ scope?: string | undefined;
};

export const signClientToken = (secret: string, { secretHash, scope }: ClientToken, now: number): Promise<string> =>
  new SignJWT({ secretHash, ...(scope !== undefined && { scope }) })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuedAt(now)
    .setExpirationTime(now + CLIENT_TOKEN_LIFETIME)
    .sign(encode(secret));

/** Checks the header, which the signature covers. */
export function isClientToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === TYPE;
  } catch {
    return false;
  }
}

/** @returns null for a foreign, altered or expired token, or one of a session */
export async function readClientToken(secret: string, token: string, now: number): Promise<ClientToken | null> {
  try {
    const options = { algorithms: [ALGORITHM], typ: TYPE, currentDate: new Date(now * 1_000), requiredClaims: ['exp'] };
    const { payload } = await jwtVerify<ClientToken>(token, encode(secret), options);
    return { secretHash: payload.secretHash, scope: payload.scope };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
