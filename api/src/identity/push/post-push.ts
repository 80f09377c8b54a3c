import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { HOUR } from 'shared-contracts/values/time';
import type { PushPayload } from 'shared-contracts/values/identity/push';
import type { Config } from '../../platform/config/config.ts';
import { lookupAddresses } from '../../platform/mail/lookup-addresses.ts';
import { isPublicAddress } from '../../platform/mail/public-address.ts';
import { isAllowedEndpoint } from './push-address.ts';
import { toRetryAfter } from './push-reply.rules.ts';
import type { VapidKeys } from './vapid.ts';

/** How long a service stores a message for a phone without a network; after that it is only in the app. */
const TTL = 12 * HOUR;
const TIMEOUT_MS = 10_000;

export type Receiver = { endpoint: string; p256dh: string; auth: string };
/** `status`: null if the service didn't answer. `retryAfter`: seconds. */
export type PushReply = { status: number | null; retryAfter: number };
type Sender = { vapid: VapidKeys; subject: string; push: Config['push'] };

const NO_ANSWER: PushReply = { status: null, retryAfter: 0 };
/** Treated as if the service had responded so. */
const GONE: PushReply = { status: 410, retryAfter: 0 };

/** Encrypted for one browser: the push service can't read it. @throws for keys that are none */
async function encrypt({ endpoint, ...keys }: Receiver, payload: PushPayload, { vapid, subject }: Sender) {
  const { default: webPush } = await import('web-push');
  return webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
    vapidDetails: { subject, ...vapid },
    contentEncoding: 'aes128gcm',
    TTL,
    urgency: 'high',
    // A repeated message replaces the first while the phone has no network.
    topic: payload.id.replaceAll('-', ''),
  });
}

function send(endpoint: string, { headers, body, lookup }: RequestOptions & { body: Buffer; lookup: LookupFunction }) {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise<PushReply>((resolve) => {
    const call = request(endpoint, { method: 'POST', headers, lookup, timeout: TIMEOUT_MS }, (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? null, retryAfter: toRetryAfter(response.headers['retry-after']) });
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(NO_ANSWER));
    call.end(body);
  });
}

/**
 * Sends a message to the push service that a browser named. Connects only to verified addresses, so that another
 * lookup can't lead elsewhere (DNS rebinding), and follows no redirects.
 */
export async function postPush(receiver: Receiver, payload: PushPayload, sender: Sender): Promise<PushReply> {
  const { endpoint } = receiver;
  const { allowsPrivate } = sender.push;
  if (!isAllowedEndpoint(endpoint, allowsPrivate)) return GONE;
  const addresses = await lookupAddresses(new URL(endpoint).hostname.replace(/^\[|\]$/g, ''));
  const [first] = addresses;
  if (!first) return NO_ANSWER;
  if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))) return GONE;
  let details: Awaited<ReturnType<typeof encrypt>>;
  try {
    details = await encrypt(receiver, payload, sender);
  } catch {
    return GONE;
  }
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, first.address, first.family);
  return send(endpoint, { headers: details.headers, body: details.body, lookup });
}
