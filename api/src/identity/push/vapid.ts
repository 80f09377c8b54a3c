import { createECDH, hkdfSync } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';

const KEY_BYTES = 32;
/** A derived number that is no private key of the curve is so unlikely that none has been seen; the next one is taken then. */
const ATTEMPTS = 8;

/** Both base64url, as Web Push wants them. */
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
 * The keys by which push services recognize this installation (RFC 8292). They follow from the secret of the
 * installation, so every process has the same ones, and a restored backup keeps them.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const keys = toKeys(Buffer.from(hkdfSync('sha256', secret, '', `consign/vapid/${attempt}`, KEY_BYTES)));
    if (keys) return keys;
  }
  throw new Error('No VAPID key follows from the secret');
}

/** Whom a push service can contact: an https or mailto URL. */
export const toVapidSubject = ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail?.from ?? 'root@localhost'}`;
