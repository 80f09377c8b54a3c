import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import { parseTrustedKeys, toSignedText, type TrustedKey } from 'shared-contracts/values/portal/release-signature';
import { ReleaseError } from '../registry.rules.ts';

const spki = (key: KeyObject) => createPublicKey(key).export({ format: 'der', type: 'spki' });
const fingerprint = (der: Buffer) => createHash('sha256').update(der).digest('hex');

/** Base64 of the public half, as `RELEASE_TRUSTED_KEYS` names it. */
export const publicHalf = (key: KeyObject) => spki(key).toString('base64');

function readPem(pem: string, from: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = createPrivateKey(pem);
  } catch {
    // not a key at all
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new ReleaseError(`${from} is not a private Ed25519 key in PEM form: npm run release -- keys makes one.`);
}

const readText = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ReleaseError(`The signing key ${file} cannot be read.`, { cause: error });
  }
};

/** The key to sign with: `--sign-key`, else of the environment; undefined without one. @throws ReleaseError */
export function readSigningKey(env: NodeJS.ProcessEnv, file?: string): KeyObject | undefined {
  const named = file ?? (env['RELEASE_SIGNING_KEY_FILE'] || undefined);
  if (named !== undefined) return readPem(readText(named), named);
  const pem = env['RELEASE_SIGNING_KEY'];
  return pem ? readPem(pem, 'RELEASE_SIGNING_KEY') : undefined;
}

/** Signs the record of a release, which has the digest of each of its scripts. */
export function signRelease(build: string, release: AreaRelease, key: KeyObject | undefined): AreaRelease {
  if (!key) return release;
  const value = sign(null, Buffer.from(toSignedText(build, release)), key).toString('base64');
  return { ...release, signature: { key: fingerprint(spki(key)), value } };
}

/** The keys that the operator trusts, if the environment names any. @throws ReleaseError */
export function readTrustedKeys(env: NodeJS.ProcessEnv): TrustedKey[] {
  const file = env['RELEASE_TRUSTED_KEYS_FILE'];
  const text = file ? readText(file) : env['RELEASE_TRUSTED_KEYS'];
  if (!text) return [];
  const keys = parseTrustedKeys(text);
  if (keys) return keys;
  throw new ReleaseError('RELEASE_TRUSTED_KEYS must be a list of names and public keys, as keys prints them.');
}

/** Why none of the keys signed a release; undefined without keys, or if one did. */
export function findSignatureProblem(
  build: string,
  release: AreaRelease,
  trusted: readonly TrustedKey[],
): string | undefined {
  if (trusted.length === 0) return undefined;
  const names = trusted.map(({ name }) => name).join(', ');
  const { signature } = release;
  if (!signature) return `it is not signed, and the portal serves only what ${names} signed: --sign-key names a key`;
  const key = trusted.map((one) => Buffer.from(one.key, 'base64')).find((der) => fingerprint(der) === signature.key);
  if (!key) return `its key is none of those that the portal trusts: ${names}`;
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  const isRight = verify(
    null,
    Buffer.from(toSignedText(build, release)),
    publicKey,
    Buffer.from(signature.value, 'base64'),
  );
  return isRight ? undefined : 'its signature is not that of its files';
}

type Offered = { where: string; area: string; build: string };

/** The builds that channels and hosts offer. */
const listOffered = ({ channels, hosts }: Registry): Offered[] =>
  [
    ...Object.entries(channels).map(([name, { areas }]) => [`channel ${name}`, areas] as const),
    ...Object.entries(hosts).map(([name, { pins = {} }]) => [`host ${name}`, pins] as const),
  ].flatMap(([where, builds]) => Object.entries(builds).map(([area, build]) => ({ where, area, build })));

const keyOf = ({ where, area, build }: Offered) => `${where} ${area}@${build}`;

/** What a change offers to others than before although no trusted key signed it. */
export function findNewlyUnsigned(before: Registry, after: Registry, trusted: readonly TrustedKey[]): string[] {
  const offered = new Set(listOffered(before).map(keyOf));
  const problems = listOffered(after)
    .filter((one) => !offered.has(keyOf(one)))
    .flatMap(({ area, build }) => {
      const release = after.releases[area]?.[build];
      const problem = release && findSignatureProblem(build, release, trusted);
      return problem === undefined ? [] : [`${area}@${build}: ${problem}`];
    });
  return [...new Set(problems)];
}
