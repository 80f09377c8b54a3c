import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Override, OverrideError } from 'shared-contracts/values/portal/overrides';
import { HOUR } from 'shared-contracts/values/time';

/** `until` in unix seconds. */
type SignedOverride = Required<Override> & { host: string };

export const OVERRIDE_LIFETIME = HOUR;

const createSignature = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`consign/override:${content}`).digest();

/** Returns the token of a link. It is readable, but can't be forged without the secret. */
export function signOverride(secret: string, override: SignedOverride): string {
  const content = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${content}.${createSignature(secret, content).toString('base64url')}`;
}

/** Returns the override that a token grants on a host, or why it is invalid. */
export function readOverride(
  secret: string,
  token: string,
  at: { host: string; now: number },
): Override | { error: OverrideError } {
  const [content = '', signature = ''] = token.split('.');
  const [expected, actual] = [createSignature(secret, content), Buffer.from(signature, 'base64url')];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return { error: 'forged' };
  const { host, ...override }: SignedOverride = JSON.parse(Buffer.from(content, 'base64url').toString());
  if (override.until <= at.now) return { error: 'expired' };
  return host === at.host ? override : { error: 'otherHost' };
}
