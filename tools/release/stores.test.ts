import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { change, readRegistry } from './change.ts';
import { publish } from './registry.rules.ts';
import { openTarget } from './target.ts';
import { buildRelease } from './testing/a-release.ts';
import { openS3 } from './testing/s3-stand-in.ts';

const KEY = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'eu-west-1' };
const folder = mkdtempSync(join(tmpdir(), 'target-'));
let s3: Awaited<ReturnType<typeof openS3>>;
const env = () => ({
  AWS_ENDPOINT_URL_S3: s3.endpoint,
  AWS_REGION: KEY.region,
  AWS_ACCESS_KEY_ID: KEY.id,
  AWS_SECRET_ACCESS_KEY: KEY.secret,
});
const open = (target: string) => openTarget(target, env());

beforeAll(async () => {
  s3 = await openS3('releases', KEY);
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const TARGETS = [
  ['a folder', folder],
  ['a bucket', 's3://releases/portal/areas'],
  ['a whole bucket', 's3://releases'],
];
const text = (content: string) => Buffer.from(content);

test.each(TARGETS)('%s keeps what is written under its conditions, lists it and gives it up', async (_case, target) => {
  const store = open(target);
  expect(await store.read('registry.json')).toBeUndefined();
  expect(await store.write('registry.json', text('one'), null)).toBe(true);
  expect(await store.write('registry.json', text('two'), null)).toBe(false);
  const first = await store.read('registry.json');
  expect(first?.content.toString()).toBe('one');
  expect(await store.write('registry.json', text('two'), first?.mark ?? null)).toBe(true);
  expect(await store.write('registry.json', text('three'), first?.mark ?? null)).toBe(false);
  expect((await store.read('registry.json'))?.content.toString()).toBe('two');
  expect(await store.write('gone.json', text('x'), first?.mark ?? null)).toBe(false);

  const files = ['a+b (1).js', "it's.js", 'c.js', 'd.js', 'é ü.svg', 'f.js', 'g.js'].map(
    (name) => `mfe-x/1.0.0-a/${name}`,
  );
  for (const file of [...files, 'mfe-x/1.0.0-ab/other.js'])
    expect(await store.write(file, text(file), null)).toBe(true);
  for (const file of files) expect((await store.read(file))?.content.toString()).toBe(file);
  expect((await store.list('mfe-x/1.0.0-a/')).toSorted()).toEqual(files.toSorted());
  await store.remove([...files, 'mfe-x/1.0.0-a/never.js', 'registry.json']);
  expect(await store.list('mfe-x/')).toEqual(['mfe-x/1.0.0-ab/other.js']);
});

test('in a bucket two processes that release at once both count', async () => {
  const target = 's3://releases/two';
  const names = ['mfe-admin', 'mfe-finance', 'mfe-fleet', 'mfe-orders', 'mfe-trips', 'mfe-map'];
  const module = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
  const program = `
    const [{ change }, { publish }, { openTarget }] = await Promise.all([import(${module('change.ts')}), import(${module('registry.rules.ts')}), import(${module('target.ts')})]);
    const [target, releases] = [process.argv[1], JSON.parse(process.argv[2])];
    for (const release of releases) await change(openTarget(target), (registry) => publish(registry, 'one', release));`;
  const run = (some: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', program, target, JSON.stringify(some.map((name) => buildRelease(name, 'one')))],
      { env: { ...process.env, ...env() } },
    );
  await Promise.all([run(names.slice(0, 3)), run(names.slice(3))]);
  expect(Object.keys((await readRegistry(open(target))).releases).toSorted()).toEqual(names.toSorted());
});

test('no concurrent change to a bucket is lost, and the registry is never cached', async () => {
  const builds = Array.from({ length: 8 }, (_, index) => `b${index}`);
  const target = 's3://releases/at-once';
  await Promise.all(
    builds.map((build) =>
      change(open(target), (registry) => publish(registry, build, buildRelease('mfe-orders', build))),
    ),
  );
  expect(Object.keys((await readRegistry(open(target))).releases['mfe-orders'] ?? {}).toSorted()).toEqual(builds);
  await open(target).write('mfe-orders/1.0.0-a/page.js', text('x'), null);
  expect(s3.objects.get('at-once/registry.json')?.headers).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  expect(s3.objects.get('at-once/mfe-orders/1.0.0-a/page.js')?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a lost response is not mistaken for someone else’s change', async () => {
  const store = open('s3://releases/lost');
  expect(await store.write('registry.json', text('mine'), null)).toBe(true);
  expect(await store.write('registry.json', text('mine'), null)).toBe(true);
});

test.each([
  ['if-match', ['if-match']],
  ['if-none-match', ['if-none-match', 'if-match']],
])('a store that ignores %s is refused before anything is changed', async (header, ignored) => {
  const other = await openS3('releases', KEY, ignored);
  const target = () => openTarget('s3://releases/x', { ...env(), AWS_ENDPOINT_URL_S3: other.endpoint });
  const changes = ['a', 'b', 'c', 'd', 'e', 'f'].map((build) =>
    change(target(), (registry) => publish(registry, build, buildRelease('mfe-orders', build))),
  );
  for (const result of await Promise.allSettled(changes))
    expect(String(result.status === 'rejected' && result.reason)).toMatch(
      `s3://releases/x/ ignores the condition ${header} of a write`,
    );
  expect((await readRegistry(target())).releases).toEqual({});
  await other.close();
});

test.each([
  ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'another' }, '403 SignatureDoesNotMatch'],
  ['a wrong key', { AWS_ACCESS_KEY_ID: 'NOBODY' }, '403 InvalidAccessKeyId'],
  ['another region', { AWS_REGION: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
  ['no key', { AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID must be set'],
])('%s is reported', async (_case, wrong, words) => {
  await expect(async () => openTarget('s3://releases/x', { ...env(), ...wrong }).read('registry.json')).rejects.toThrow(
    words,
  );
});

test('a bucket that does not exist is reported', async () => {
  await expect(open('s3://elsewhere/x').list('a/')).rejects.toThrow('404 NoSuchBucket');
  await expect(change(open('s3://elsewhere/x'), (registry) => registry)).rejects.toThrow('404 NoSuchBucket');
});
