import { Secret, TOTP } from 'otpauth';
import type { createBrowser } from '../../testing/browser.ts';
import type { createAuthenticator } from './authenticator.ts';

type Browser = ReturnType<typeof createBrowser>;

/** The code that an authenticator app shows. @param now unix seconds */
export const codeAt = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now * 1_000 });

/** Adds an authenticator app to the browser's user. */
export async function enrolTotp(browser: Browser, now: number, name = 'Phone') {
  const { challenge, secret, uri } = (await browser.post('/auth/factors/totp', { name })).json();
  const reply = await browser.post('/auth/factors/totp/confirm', { challenge, code: codeAt(secret, now) });
  const { token, ...added } = reply.json();
  if (token) browser.token = token;
  return { secret: String(secret), uri: String(uri), reply, ...added } as {
    secret: string;
    uri: string;
    id: string;
    recoveryCodes: string[] | null;
    reply: typeof reply;
  };
}

/** Adds a passkey to the browser's user. */
export async function enrolPasskey(
  browser: Browser,
  authenticator: ReturnType<typeof createAuthenticator>,
  place: { rpId?: string; origin?: string } = {},
) {
  const { challenge, options } = (await browser.post('/auth/factors/passkey', { name: 'Laptop' })).json();
  const credential = authenticator.create({ challenge: options.challenge, ...place });
  const reply = await browser.post('/auth/factors/passkey/confirm', { challenge, credential });
  if (reply.statusCode === 200) browser.token = reply.json().token;
  return { reply, options };
}
