import { createECDH, hkdfSync } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';

const KEY_BYTES = 32;
/** A derived number that is not a valid private key is extremely unlikely; the next one is used then. */
const ATTEMPTS = 8;

/** Both in base64url, as Web Push requires. */
export type VapidKeys = { publicKey: string; privateKey: string };

function toKeys(privateKey: Buffer): VapidKeys | null {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey);
    return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
  } catch {
    return null;
  }
}

/**
 * The keys that identify this installation to push services (RFC 8292). Derived from the secret of the installation,
 * so that all processes and a restored backup have the same ones.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const keys = toKeys(Buffer.from(hkdfSync('sha256', secret, '', `consign/vapid/${attempt}`, KEY_BYTES)));
    if (keys) return keys;
  }
  throw new Error('No VAPID key follows from the secret');
}

/** The contact for push services: an https or mailto URL. */
export const toVapidSubject = ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail?.from ?? 'root@localhost'}`;
