import type { Config } from '../config/config.ts';
import { type AddressRejectionReason, resolveAddress } from '../mail/resolve-address.ts';
import { decryptSecret } from '../security/encryption.ts';
import type { Clock } from '../time/clock.ts';
import { postJson, type PostResponse } from './post-json.ts';
import { createWebhookHeaders } from './signature.ts';

type Deps = { now: Clock; config: Pick<Config, 'webhooks'>; secret: string };
/** `secret`: of the endpoint, encrypted. */
type Message = { id: string; url: string; secret: string; body: string };

const isAccepted = (status: number) => status >= 200 && status < 300;

const REJECTIONS: Record<AddressRejectionReason, string> = {
  hostNotFound: 'No server with this name was found',
  addressNotAllowed: 'The server is in a private network',
};

/** An attempt that failed, with the response, if there was one. It isn't logged: it may contain anything. */
export class DeliveryError extends Error {
  readonly #response: PostResponse | null;

  constructor(message: string, response: PostResponse | null = null) {
    super(message);
    this.#response = response;
  }

  get response() {
    return this.#response;
  }
}

/** IPv6 addresses are in brackets in an address of the web. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Posts one message, signed, to an address that is checked and pinned. @throws DeliveryError */
export async function postDelivery(
  { id, url, secret: encrypted, body }: Message,
  { config, secret, now }: Deps,
): Promise<PostResponse> {
  const endpointSecret = decryptSecret(secret, encrypted);
  if (endpointSecret === null) throw new DeliveryError('The secret can’t be decrypted. Create a new one');
  const target = new URL(url);
  const address = await resolveAddress(hostOf(target), config.webhooks.allowsPrivate);
  if ('reason' in address) throw new DeliveryError(REJECTIONS[address.reason]);
  const headers = createWebhookHeaders(endpointSecret, { id, timestamp: now(), body });
  const response = await postJson(target, { body, headers, address });
  if (!isAccepted(response.status)) throw new DeliveryError(`The server answered with ${response.status}`, response);
  return response;
}
