import { createHash, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import { toSignedText } from 'shared-contracts/values/portal/release-signature';
import { AREA, registry, setUpReportedReleases } from './testing/reported-releases.ts';

const platform = generateKeyPairSync('ed25519').privateKey;
const spki = (key: KeyObject) => createPublicKey(key).export({ format: 'der', type: 'spki' });
const KEY = { name: 'platform-team', key: spki(platform).toString('base64') };

const { portal, writeRegistry, getAsRoot } = setUpReportedReleases({ trustedKeys: [KEY] });
const RELEASES = registry.releases[AREA] as Record<'old' | 'now' | 'next', AreaRelease>;

function signed(build: string, release: AreaRelease, key: KeyObject): AreaRelease {
  const value = sign(null, Buffer.from(toSignedText(build, release)), key).toString('base64');
  return { ...release, signature: { key: createHash('sha256').update(spki(key)).digest('hex'), value } };
}
const withReleases = (releases: Record<string, AreaRelease>): Registry => ({
  ...registry,
  releases: { [AREA]: releases },
});
const { old, now, next } = RELEASES;
const SIGNED = {
  old: signed('old', old, platform),
  now: signed('now', now, platform),
  next: signed('next', next, platform),
};
const servedBuilds = async () => {
  const { items } = await getAsRoot('/releases/in-force?limit=5');
  return items.map((row: { release: { build: string } | null }) => row.release?.build);
};

test('serves what a trusted key signed, and says whose', async () => {
  writeRegistry(withReleases(SIGNED));
  expect(await servedBuilds()).toEqual(['now', 'old']);
  const { items } = await getAsRoot('/releases');
  expect(items.map((row: { build: string; signedBy: string }) => [row.build, row.signedBy])).toEqual([
    ['next', 'platform-team'],
    ['now', 'platform-team'],
    ['old', 'platform-team'],
  ]);
  expect((await portal.as(null).get('/areas/signing-keys')).json()).toEqual({ items: [KEY] });
});

const stranger = generateKeyPairSync('ed25519').privateKey;
test.each<[string, AreaRelease]>([
  ['is not signed', now],
  ['is signed with another key', signed('now', now, stranger)],
  [
    'names a trusted key that did not sign it',
    { ...now, signature: { ...SIGNED.next.signature, value: 'AAAA' } as never },
  ],
  ['has another script than was signed', { ...SIGNED.now, integrity: { 'remoteEntry.js': 'sha384-other' } }],
  ['has another entry than was signed', { ...SIGNED.now, entry: 'other.js' }],
  ['asks for more calls than were signed', { ...SIGNED.now, manifest: { ...now.manifest, apis: ['users'] } }],
  ['is another signed release', SIGNED.next],
])('never serves a release that %s: the last signed one is shown', async (_case, release) => {
  writeRegistry(withReleases({ ...SIGNED, now: release }));
  expect(await servedBuilds()).toEqual(['old', 'old']);
});
