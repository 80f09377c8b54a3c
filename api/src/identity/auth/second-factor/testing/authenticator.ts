import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Options = { challenge: string; rpId?: string; origin?: string; isVerified?: boolean; counter?: number };

/** A passkey as a browser and its authenticator make it, with a real key. */
export function createAuthenticator() {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  let uses = 0;

  const clientData = (type: string, { challenge, origin = 'http://localhost' }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { rpId = 'localhost', isVerified = true }: Options, counter: number) =>
    Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flags]), counterBytes(counter)]);
  const credential = <Response extends object>(response: Response) => ({
    id: encode(id),
    rawId: encode(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });

  return {
    id: encode(id),
    /** Answers `navigator.credentials.create`. */
    create: (options: Options) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(HAS_KEY, options, 0),
        Buffer.alloc(16),
        length,
        id,
        Buffer.from(isoCBOR.encode(cose)),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<never, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<never, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: encode(clientData('webauthn.create', options)),
        attestationObject: encode(isoCBOR.encode(attestation)),
        transports: ['internal'],
      });
    },
    /** Answers `navigator.credentials.get`. */
    get: (options: Options) => {
      uses += 1;
      const data = clientData('webauthn.get', options);
      const authData = authenticatorData(0, options, options.counter ?? uses);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: encode(data),
        authenticatorData: encode(authData),
        signature: encode(signature),
      });
    },
  };
}
