import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaRelease } from 'shared-contracts/values/portal/areas';
import { change } from '../change.ts';
import { release as runRelease } from '../cli.ts';
import { folderStore } from '../folder-store.ts';
import { publish } from '../registry.rules.ts';
import { buildRelease } from '../testing/a-release.ts';
import { findSignatureProblem, publicHalf, readSigningKey, readTrustedKeys, signRelease } from './sign-release.ts';

const platform = generateKeyPairSync('ed25519').privateKey;
const other = generateKeyPairSync('ed25519').privateKey;
const TRUSTED = `platform:${publicHalf(platform)}`;
const trusted = readTrustedKeys({ RELEASE_TRUSTED_KEYS: TRUSTED });
const built = buildRelease('mfe-orders', 'a', { integrity: { 'remoteEntry.js': 'sha384-a' } });
const signed = signRelease('a', built, platform);
const UNSIGNED = 'it is not signed, and the portal serves only what platform signed: --sign-key names a key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = async (words: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const said: string[] = [];
  const outcome = await runRelease([...words, '--to', join(folder, 'areas')], (line) => said.push(line), env).then(
    () => said.join('\n'),
    (error: Error) => error.message,
  );
  return outcome;
};

test.each<[string, string, AreaRelease, string | undefined]>([
  ['signed by a trusted key', 'a', signed, undefined],
  ['unsigned', 'a', built, UNSIGNED],
  [
    'signed by someone else',
    'a',
    signRelease('a', built, other),
    'its key is none of those that the portal trusts: platform',
  ],
  [
    'with another file than was signed',
    'a',
    { ...signed, integrity: { 'remoteEntry.js': 'sha384-b' } },
    'its signature is not that of its files',
  ],
  ['stored as another build', 'b', signed, 'its signature is not that of its files'],
  [
    'with the signature of another release',
    'a',
    { ...built, signature: signRelease('b', built, platform).signature ?? { key: '', value: '' } },
    'its signature is not that of its files',
  ],
])('a release %s', (_name, build, release, problem) => {
  expect(findSignatureProblem(build, release, trusted)).toBe(problem);
  expect(findSignatureProblem(build, release, [])).toBeUndefined();
});

test('a key is made once, readable by its owner only, and signs what the printed line trusts', async () => {
  const file = join(folder, 'key.pem');
  const said = await run(['keys', 'warehouse-team', '--out', file]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, line = ''] = /^RELEASE_TRUSTED_KEYS=(warehouse-team:\S+)$/m.exec(said) ?? [];
  for (const key of [
    readSigningKey({}, file),
    readSigningKey({ RELEASE_SIGNING_KEY_FILE: file }),
    readSigningKey({ RELEASE_SIGNING_KEY: readFileSync(file, 'utf8') }),
  ])
    expect(
      findSignatureProblem('a', signRelease('a', built, key), readTrustedKeys({ RELEASE_TRUSTED_KEYS: line })),
    ).toBeUndefined();
  expect(await run(['keys', 'warehouse-team', '--out', file])).toMatch(/exists already/);
  expect(await run(['keys', '--out', join(folder, 'other.pem')])).toMatch(/^Whose key/);
});

test('what is no key is refused with a sentence', () => {
  const file = join(folder, 'key.pem');
  expect(() => readSigningKey({}, file)).toThrow(/cannot be read/);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  for (const text of ['no key', rsa.export({ format: 'pem', type: 'pkcs8' })]) {
    writeFileSync(file, text);
    expect(() => readSigningKey({}, file)).toThrow(/is not a private Ed25519 key/);
  }
  expect(() => readTrustedKeys({ RELEASE_TRUSTED_KEYS: 'platform' })).toThrow(/must be a list of names/);
  expect([readSigningKey({}), readTrustedKeys({})]).toEqual([undefined, []]);
});

test('neither promoting nor pinning shows what no trusted key signed, and a build stays signed', async () => {
  const store = folderStore(join(folder, 'areas'));
  await change(store, (registry) => publish(registry, 'a', signed));
  await change(store, (registry) => publish(registry, 'a', built));
  await change(store, (registry) => publish(registry, 'b', buildRelease('mfe-orders', 'b'), 'canary'));
  const env = { RELEASE_TRUSTED_KEYS: TRUSTED };
  expect(await run(['promote', 'mfe-orders'], env)).toBe(`mfe-orders is not released:\n  mfe-orders@b: ${UNSIGNED}`);
  await change(store, (registry) => publish(registry, 'c', buildRelease('mfe-orders', 'c')));
  expect(await run(['pin', 'mfe-orders@b', '--host', 'partner.example'], env)).toMatch(
    /mfe-orders@b: it is not signed/,
  );
  expect(await run(['pin', 'mfe-orders@a', '--host', 'partner.example'], env)).toBe(
    'mfe-orders is 1.0.0+a on partner.example, whatever its channel shows.',
  );
});
