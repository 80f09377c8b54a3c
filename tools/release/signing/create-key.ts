import { generateKeyPairSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { ReleaseError } from '../registry.rules.ts';
import { publicHalf } from './sign-release.ts';

const OWNER_ONLY = 0o600;
const NAME = /^[\w.-]{1,60}$/;

/** Writes a new private key that only its owner can read, and says how a portal trusts it. @throws ReleaseError */
export function createKey(name = '', file = 'release-key.pem'): string {
  if (!NAME.test(name))
    throw new ReleaseError('Whose key? For example: npm run release -- keys platform-team --out key.pem');
  if (existsSync(file)) throw new ReleaseError(`${file} exists already, and a key is never overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: OWNER_ONLY, flag: 'wx' });
  return [
    `The private key is in ${file}: keep it where releases are made. The portal trusts it with`,
    `RELEASE_TRUSTED_KEYS=${name}:${publicHalf(privateKey)}`,
  ].join('\n');
}
