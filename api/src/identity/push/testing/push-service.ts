import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import type { PushPayload } from 'shared-contracts/values/identity/push';

const [SALT_BYTES, TAG_BYTES] = [16, 16];
/** The header before the key: salt, record size and length of the key. */
const HEADER_BYTES = SALT_BYTES + 5;

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Decrypts a message like a browser (RFC 8291), independently of the library that encrypts it. */
function decrypt(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1);
  const senderKey = body.subarray(HEADER_BYTES, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const key = derive(curve.computeSecret(senderKey), auth, info, 32);
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Verifies who sent a message (RFC 8292). @returns the public key of the sender and its claims */
async function verifySender(authorization = '') {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return { key, claims: (await jwtVerify(token, publicKey, { algorithms: ['ES256'] })).payload };
}

type Received = { browser: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service and its browsers, for one test file. Call it at the top of the file. */
export function testPushService() {
  const state = { status: 201, headers: {}, received: [] as Received[] };
  const browsers = new Map<string, { curve: ECDH; auth: Buffer }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      state.received.push({ browser: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(state.status, state.headers).end();
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => Object.assign(state, { status: 201, headers: {}, received: [] }));

  /** Creates the subscription that a browser sends to the portal. */
  const openBrowser = (name = randomBytes(8).toString('hex')) => {
    const curve = createECDH('prime256v1');
    const [p256dh, auth] = [curve.generateKeys('base64url'), randomBytes(16)];
    browsers.set(`/${name}`, { curve, auth });
    const { port } = server.address() as AddressInfo;
    return { endpoint: `http://127.0.0.1:${port}/${name}`, keys: { p256dh, auth: auth.toString('base64url') } };
  };
  const read = async ({ browser, headers, body }: Received) => {
    const keys = browsers.get(browser);
    if (!keys) throw new Error(`No browser ${browser}`);
    return {
      browser: browser.slice(1),
      payload: JSON.parse(decrypt(body, keys.curve, keys.auth)) as PushPayload,
      headers,
      sender: await verifySender(headers.authorization),
    };
  };
  return {
    state,
    openBrowser,
    /** Decrypts and verifies what has been received. */
    readAll: () => Promise.all(state.received.map(read)),
  };
}
