import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts/values/portal/areas';
import { change, readRegistry } from './change.ts';
import { release } from './cli.ts';
import { folderStore } from './folder-store.ts';
import { publish, setHost } from './registry.rules.ts';
import { buildRelease } from './testing/a-release.ts';
import { upload } from './upload.ts';

let folder: string;
const store = () => folderStore(join(folder, 'areas'));
const script = 'run()';
const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`;

async function publishRelease(
  area: string,
  build: string,
  parts: Parameters<typeof buildRelease>[2] = {},
  channel?: string,
) {
  const built = join(folder, 'built');
  mkdirSync(built, { recursive: true });
  for (const file of ['remoteEntry.js', 'remoteEntry.js.br', 'release.json']) writeFileSync(join(built, file), script);
  const made = buildRelease(area, build, { ...parts, integrity: { 'remoteEntry.js': hash } });
  await upload(store(), built, made);
  await change(store(), (registry) => publish(registry, build, made, channel));
}
const run = async (...words: string[]) => {
  const said: string[] = [];
  await release([...words, '--to', join(folder, 'areas')], (line) => said.push(line));
  return said.join('\n');
};
const refused = (...words: string[]) =>
  run(...words).then(
    () => 'done',
    (error: Error) => error.message,
  );
const file = (path: string) => join(folder, 'areas', path);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  await publishRelease('mfe-orders', 'a', { routes: ['/orders'] });
  await publishRelease('mfe-orders', 'b', { routes: ['/orders'] });
  await publishRelease('mfe-trips', 'c', { routes: ['/trips'] });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a release goes from a few to all and back, and every step says what it has done', async () => {
  await publishRelease('mfe-orders', 'n', { routes: ['/orders'] }, 'canary');
  expect(await run('promote', 'mfe-orders', '--share', '25')).toBe(
    'mfe-orders 1.0.0+n is on canary, for 25 % of the users and the hosts of that channel.',
  );
  expect(await run('list', 'mfe-orders')).toMatch(
    /mfe-orders +stable +1\.0\.0\+b +a\n +mfe-orders +canary +1\.0\.0\+n +25 % +–$/,
  );
  expect(await run('promote', 'mfe-orders')).toBe('mfe-orders 1.0.0+n is on stable, for everybody.');
  expect(await run('pin', 'mfe-orders@n', '--host', 'Portal.Partner.example:8080')).toBe(
    'mfe-orders is 1.0.0+n on portal.partner.example, whatever its channel shows.',
  );
  expect(await run('rollback', 'mfe-orders')).toBe(
    'mfe-orders is back at 1.0.0+b; it was 1.0.0+n.\nIt is still pinned on portal.partner.example: npm run release -- pin mfe-orders --off --host portal.partner.example',
  );
  expect(await run('pin', 'mfe-orders', '--off', '--host', 'portal.partner.example')).toBe(
    'mfe-orders is not pinned on portal.partner.example any more.',
  );
  expect(
    await run('hosts', 'portal.partner.example', '--areas', 'mfe-trips', '--base', 'https://cdn.example/areas/'),
  ).toMatch(
    /portal\.partner\.example +stable +mfe-trips +–\n\nBrowsers find the releases at https:\/\/cdn\.example\/areas\/\.$/,
  );
});

test('every change is noted with who made it and why, and the first release of an area can be taken back', async () => {
  const author = { ...process.env, RELEASE_AUTHOR: 'Nadia Perera' };
  const as = async (...words: string[]) => {
    const said: string[] = [];
    await release([...words, '--to', join(folder, 'areas')], (line) => said.push(line), author);
    return said.join('\n');
  };
  await as('rollback', 'mfe-orders', '--message', 'The list stays empty');
  expect(await refused('rollback', 'mfe-trips')).toBe(
    'mfe-trips has no earlier release to go back to. To show nobody the area: npm run release -- withdraw mfe-trips',
  );
  await as('pin', 'mfe-trips@c', '--host', 'portal.partner.example');
  expect(await as('withdraw', 'mfe-trips')).toBe(
    'Nobody sees mfe-trips any more. It was 1.0.0+c: npm run release -- promote mfe-trips@c shows it again.',
  );
  const { history = [], channels, hosts } = await readRegistry(store());
  expect([channels['stable']?.areas, hosts['portal.partner.example']?.pins]).toEqual([
    { 'mfe-orders': 'a' },
    undefined,
  ]);
  expect(await refused('withdraw', 'mfe-trips')).toBe('Nobody sees mfe-trips: no channel shows it.');
  expect(
    history.map(({ by, action, area, build, version, target }) => [by, action, area, build, version, target]),
  ).toEqual([
    ['Nadia Perera', 'withdraw', 'mfe-trips', undefined, undefined, undefined],
    ['Nadia Perera', 'pin', 'mfe-trips', 'c', '1.0.0', 'portal.partner.example'],
    ['Nadia Perera', 'rollBack', 'mfe-orders', 'a', '1.0.0', 'stable'],
  ]);
  expect(history[2]).toMatchObject({ message: 'The list stays empty', commit: expect.stringMatching(/^[\da-f]{12}/) });
  expect(history[2]?.at).toBeGreaterThan(1_700_000_000);
  const lines = (await as('log', 'mfe-orders')).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(
    /UTC +Nadia Perera +rollBack +mfe-orders 1\.0\.0\+a +stable +\w+(-dirty)? +The list stays empty/,
  );
  expect(await as('log', 'mfe-fleet')).toBe('No change is noted.');
  await as('promote', 'mfe-trips@c');
  expect((await readRegistry(store())).channels['stable']?.areas['mfe-trips']).toBe('c');
});

test('shows which release a user gets, why, and which candidates were skipped', async () => {
  await publishRelease('mfe-orders', 'n', { routes: ['/orders'] }, 'canary');
  await run('promote', 'mfe-orders', '--share', '40');
  await run('pin', 'mfe-trips@c', '--host', '*');
  await change(store(), (registry) => setHost(registry, '*.partner.example', { areas: ['mfe-orders'] }));
  const lines = async (...words: string[]) =>
    (await run('explain', ...words))
      .split('\n')
      .filter((line) => !/^ +(Area|─)|--portal/.test(line))
      .map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));
  expect(await lines('--host', 'portal.example')).toEqual([
    'portal.example goes by the rule of *: channel stable',
    'mfe-orders | 1.0.0+b | stable | canary (nobody signed in) 1.0.0+n not',
    'mfe-trips | 1.0.0+c | pin',
  ]);
  expect(await lines('--host', 'portal.partner.example', '--user', '7')).toEqual([
    'portal.partner.example goes by the rule of *.partner.example: channel stable, areas mfe-orders',
    expect.stringMatching(
      /^mfe-orders \| (1\.0\.0\+n \| canary \(cohort \d+ of 100 ≤ share 40\)|1\.0\.0\+b \| stable \| canary \(cohort \d+ of 100 > share 40\) 1\.0\.0\+n not)$/,
    ),
    'mfe-trips | – | not one of the host’s areas',
  ]);
});

test('what a portal has quarantined is shown with the reason, and lifted', async () => {
  const quarantined = { 'mfe-orders': { b: Date.UTC(2026, 10, 20, 8) / 1_000 } };
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(quarantined));
  const explain = async () =>
    (await run('explain', '--host', 'portal.example', '--portal', 'https://portal.example/'))
      .split('\n')
      .find((line) => line.includes('mfe-orders'))
      ?.trim()
      .replaceAll(/ {2,}/g, ' | ');
  expect(await explain()).toBe(
    'mfe-orders | 1.0.0+a | what was good last | stable 1.0.0+b not: quarantined since 2026-11-20 08:00 UTC',
  );
  expect(fetchMock.mock.calls[0]?.[0]).toBe('https://portal.example/areas/quarantined.json');
  expect(await run('lift', 'mfe-orders@1.0.0+b')).toBe(
    'mfe-orders 1.0.0+b is not quarantined any more; it is again if it goes on failing.',
  );
  expect(await explain()).toBe('mfe-orders | 1.0.0+b | stable');
  quarantined['mfe-orders'] = { b: 9_999_999_999 };
  expect(await explain()).toContain('quarantined since');
  expect(await refused('lift', 'mfe-orders')).toBe('Which release? For example mfe-orders@3f9c01aa.');
  fetchMock.mockImplementation(async () => new Response('', { status: 502 }));
  expect(await refused('explain', '--host', 'portal.example', '--portal', 'https://portal.example')).toBe(
    'https://portal.example/areas/quarantined.json was answered with 502.',
  );
  fetchMock.mockRestore();
  expect(await run('explain', '--host', 'portal.example')).toMatch(
    /What is quarantined is known to the portal alone: name it with --portal\.$/,
  );
});

test('what the registry names is whole, or the missing parts are listed', async () => {
  expect(await run('verify')).toMatch(/^3 releases in .* are whole and as they were built\.$/);
  writeFileSync(file('mfe-orders/1.0.0-a/remoteEntry.js'), 'run(else)');
  rmSync(file('mfe-trips/1.0.0-c/remoteEntry.js'));
  expect(await refused('verify')).toBe(
    'mfe-orders/1.0.0-a/remoteEntry.js is not what was built\nmfe-trips/1.0.0-c/remoteEntry.js is missing',
  );
  expect(await run('verify', 'mfe-fleet')).toMatch(/^0 releases/);
  await expect(publishRelease('mfe-orders', 'a')).rejects.toThrow(
    'another mfe-orders/1.0.0-a/remoteEntry.js stands there already, and a release never changes',
  );
  writeFileSync(file('registry.json'), '{ "releases":');
  expect(await refused('list')).toMatch(/^The registry in .* cannot be read: /);
});

test('only what nothing has named for long is removed', async () => {
  for (const build of ['d', 'e', 'f', 'g', 'h']) await publishRelease('mfe-orders', build, { routes: ['/orders'] });
  expect(await run('prune')).toBe('0 releases that nothing has named for 30 days.');
  const old: Registry = { ...(await readRegistry(store())), retired: { 'mfe-orders': { a: 1 } } };
  writeFileSync(file('registry.json'), JSON.stringify(old));
  expect(await run('prune', '--dry-run')).toContain('Would remove mfe-orders/1.0.0-a/');
  expect(existsSync(file('mfe-orders/1.0.0-a/remoteEntry.js'))).toBe(true);
  expect(await run('prune')).toBe('Removed mfe-orders/1.0.0-a/\n1 releases that nothing has named for 30 days.');
  expect(existsSync(file('mfe-orders/1.0.0-a'))).toBe(false);
  expect(await run('verify')).toMatch(/^7 releases/);
});

test('what would harm a host is refused', async () => {
  await publishRelease('mfe-trips', 'd', { routes: ['/trips', '/orders'] }, 'next');
  await run('hosts', 'partner.example', '--areas', 'mfe-orders');
  await run('hosts', '*', '--areas', 'mfe-trips');
  expect(await refused('hosts', 'partner.example', '--areas', 'all')).toBe(
    'partner.example is not released:\n  on partner.example, route /orders of mfe-trips@d is also one of mfe-orders@b',
  );
});

test.each([
  ['no such command', ['deploy'], /^Usage: npm run release --\n {2}publish <area>/],
  ['a command of every object', ['constructor'], /^Usage/],
  ['no area', ['rollback'], /^Which area\?/],
  ['an area that nobody made', ['publish', 'mfe-mars'], /^There is no area mfe-mars: there are mfe-admin/],
  ['a release for a portal that nobody named', ['publish', 'mfe-trips'], /^Which portal is it for\?/],
  [
    'a portal that is no address',
    ['publish', 'mfe-trips', '--portal', 'portal.example'],
    /^--portal must be an address/,
  ],
  [
    'a share beyond all',
    ['promote', 'mfe-orders', '--share', '101'],
    /^--share must be a whole number from 0 to 100\.$/,
  ],
  ['an option of another command', ['rollback', 'mfe-orders', '--share', '5'], /Unknown option '--share'/],
  ['two areas', ['rollback', 'mfe-orders', 'mfe-trips'], /^Too many words\. Usage: npm run release -- rollback <area>/],
  ['a host that is an address', ['explain', '--host', 'https://x/'], /^Which host\?/],
  ['a pin of nothing', ['pin', 'mfe-orders', '--host', '*'], /^Either a release/],
])('%s is answered in words', async (_case, words, expected) => {
  expect(await refused(...words)).toMatch(expected);
});
