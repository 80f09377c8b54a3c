import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a separate key, so that the keys of encryption and of token signing are never interchangeable. */
const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'consign/seal', KEY_BYTES));

/** Encrypts a secret for the database. The same text never encrypts to the same value twice. */
export function encryptSecret(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret), nonce);
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${VERSION}.${Buffer.concat(parts).toString('base64url')}`;
}

function decrypt(secret: string, encrypted: string): string {
  const [version, text = ''] = encrypted.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Unknown encryption format');
  const decipher = createDecipheriv(CIPHER, deriveKey(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** @returns null if the value was encrypted with another secret, or altered */
export function decryptSecret(secret: string, encrypted: string): string | null {
  try {
    return decrypt(secret, encrypted);
  } catch {
    return null;
  }
}
