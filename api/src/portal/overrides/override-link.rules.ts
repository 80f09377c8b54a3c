import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Override, OverrideRefusal } from 'shared-contracts/values/overrides';

/** `until` in unix seconds. */
type Signed = Required<Override> & { host: string };

export const LIFETIME = 3_600;

const signatureOf = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`consign/override:${content}`).digest();

/** What stands in a link: who has it can read it, and nobody without the secret can make one. */
export function signOverride(secret: string, signed: Signed): string {
  const content = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${content}.${signatureOf(secret, content).toString('base64url')}`;
}

/** What a link overrides at a host, or why it does nothing. */
export function readOverride(
  secret: string,
  token: string,
  at: { host: string; now: number },
): Override | { refused: OverrideRefusal } {
  const [content = '', signature = ''] = token.split('.');
  const [expected, given] = [signatureOf(secret, content), Buffer.from(signature, 'base64url')];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { refused: 'forged' };
  const { host, ...found }: Signed = JSON.parse(Buffer.from(content, 'base64url').toString());
  if (found.until <= at.now) return { refused: 'expired' };
  return host === at.host ? found : { refused: 'otherHost' };
}
