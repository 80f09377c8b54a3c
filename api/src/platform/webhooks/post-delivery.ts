import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Config } from '../config/config.ts';
import { type AddressRejectionReason, type ResolvedAddress, resolveAddress } from '../mail/resolve-address.ts';
import { decryptSecret } from '../security/encryption.ts';
import type { Clock } from '../time/clock.ts';
import { postJson, type PostResponse } from './post-json.ts';
import { createWebhookHeaders } from './signature.ts';

type Deps = { now: Clock; config: Pick<Config, 'webhooks'>; secret: string };
/** `secret`: that of the endpoint, encrypted; during a rotation followed by a space and the previous one. */
type Endpoint = { url: string; secret: string };
/** `contentType`: JSON by default. */
type Message = Endpoint & { id: string; body: string; contentType?: string };

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

type Agent = PlainAgent | SecureAgent;
type Receiver = { target: URL; secrets: readonly string[]; address: ResolvedAddress; agent: Agent | false };

/** Decrypts the secrets, and checks and pins the address. @throws DeliveryError */
async function prepare({ url, secret: encrypted }: Endpoint, { config, secret }: Deps, agent: Agent | false) {
  const [current = null, ...previous] = encrypted.split(' ').map((each) => decryptSecret(secret, each));
  if (current === null) throw new DeliveryError('The secret can’t be decrypted. Create a new one');
  const target = new URL(url);
  const address = await resolveAddress(hostOf(target), config.webhooks.allowsPrivate);
  if ('reason' in address) throw new DeliveryError(REJECTIONS[address.reason]);
  return { target, secrets: [current, ...previous.filter((each) => each !== null)], address, agent };
}

async function post({ target, secrets, address, agent }: Receiver, { id, body, contentType }: Message, now: number) {
  const signed = createWebhookHeaders(secrets, { id, timestamp: now, body });
  const headers = { ...signed, ...(contentType !== undefined && { 'content-type': contentType }) };
  const response = await postJson(target, { body, headers, address, agent });
  if (!isAccepted(response.status)) throw new DeliveryError(`The server answered with ${response.status}`, response);
  return response;
}

/** Posts one message, signed, to an address that is checked and pinned. @throws DeliveryError */
export const postDelivery = async (message: Message, deps: Deps): Promise<PostResponse> =>
  post(await prepare(message, deps, false), message, deps.now());

/** After this time, a receiver is resolved and checked again. Milliseconds. */
const MAX_AGE_MS = 10_000;

export type Connections = {
  /** Like `postDelivery`. @throws DeliveryError */
  post: (message: Message) => Promise<PostResponse>;
  close: () => void;
};

type Open = { receiver: Promise<Receiver>; agent: Agent; openedAt: number; inFlight: number };

/** For many messages: checks each receiver every few seconds, and reuses its connections in between. */
export function createConnections(deps: Deps): Connections {
  const receivers = new Map<string, Open>();
  const open = (message: Message): Open => {
    const agent = new (message.url.startsWith('https:') ? SecureAgent : PlainAgent)({ keepAlive: true });
    return { receiver: prepare(message, deps, agent), agent, openedAt: performance.now(), inFlight: 0 };
  };
  const isOutdated = ({ openedAt }: Open) => performance.now() - openedAt > MAX_AGE_MS;
  return {
    post: async (message) => {
      const key = `${message.url} ${message.secret}`;
      const current = receivers.get(key);
      const used = current && !isOutdated(current) ? current : open(message);
      receivers.set(key, used);
      if (current && current !== used && current.inFlight === 0) current.agent.destroy();
      used.inFlight += 1;
      try {
        return await post(await used.receiver, message, deps.now());
      } finally {
        used.inFlight -= 1;
        if (used.inFlight === 0 && receivers.get(key) !== used) used.agent.destroy();
      }
    },
    close: () => {
      for (const { agent } of receivers.values()) agent.destroy();
    },
  };
}
