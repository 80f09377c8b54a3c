import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../lib/paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
type Service = { environment?: Record<string, string>; secrets?: string[]; volumes?: string[]; depends_on?: object };
type Compose = { services: Record<string, Service>; secrets: object; volumes: object };

test('the image and its composition set what the portal reads, and use what they declare', () => {
  const settings = read('docs/operating.md');
  const { services, secrets, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;
  const ofImage = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const names = [
    ...ofImage.map((setting) => setting.split('=')[0] ?? ''),
    ...['migrate', 'portal'].flatMap((name) => Object.keys(services[name]?.environment ?? {})),
  ];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name !== 'NODE_ENV' && !settings.includes(`\`${name}\``))).toEqual([]);

  const all = Object.values(services);
  const named = all.flatMap((service) => (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''));
  expect(new Set(named.filter((name) => !name.startsWith('.')))).toEqual(new Set(Object.keys(volumes)));
  expect(new Set(all.flatMap((service) => service.secrets ?? []))).toEqual(new Set(Object.keys(secrets)));
  const needed = all.flatMap((service) => Object.keys(service.depends_on ?? {}));
  expect(needed.filter((name) => !(name in services))).toEqual([]);
});

test('the image runs the file of the API as a user without rights, and copies nothing that is ignored', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile).toContain('"api/src/main.ts"');
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const copied = [...dockerfile.matchAll(/^COPY --from=packages (?:\/app\/(\S+) )/gm)].map(([, path]) => path ?? '');
  expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
});

/** Instructions with their arguments; lines that go on are joined. */
const instructions = () =>
  read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => /^(\w+) (.*)$/.exec(line)?.slice(1) ?? [line, '']);

/** Names of rules as hadolint has them. */
test.each<[string, (name: string, value: string) => boolean]>([
  ['DL3000 absolute WORKDIR', (name, value) => name === 'WORKDIR' && !value.startsWith('/')],
  ['DL3002 the last USER is not root', (name, value) => name === 'USER' && /^(root|0)\b/.test(value)],
  ['DL3004 no sudo', (name, value) => name === 'RUN' && /\bsudo\b/.test(value)],
  [
    'DL3006, DL3007 images with a tag that stays',
    (name, value) => name === 'FROM' && !/^(\S+:(?!latest)\S+|sources)( AS \w+)?$/.test(value),
  ],
  ['DL3016 packages by the lock file', (name, value) => name === 'RUN' && /npm (i|install)\b/.test(value)],
  ['DL3020 COPY, not ADD', (name) => name === 'ADD'],
  ['DL3025 commands as JSON', (name, value) => name === 'CMD' && !Array.isArray(JSON.parse(value))],
  ['DL4000 no MAINTAINER', (name) => name === 'MAINTAINER'],
])('the Dockerfile keeps to %s', (_rule, isBroken) => {
  expect(instructions().filter(([name = '', value = '']) => isBroken(name, value))).toEqual([]);
});

test('every stage that the Dockerfile copies from is one of it, and its health check is a command', () => {
  const stages = instructions().flatMap(([name, value = '']) =>
    name === 'FROM' ? [/ AS (\w+)$/.exec(value)?.[1]] : [],
  );
  const copied = instructions().flatMap(([name, value = '']) =>
    name === 'COPY' ? [...value.matchAll(/--from=(\w+)/g)].map(([, stage]) => stage) : [],
  );
  expect(copied.length).toBeGreaterThan(0);
  expect(copied.filter((stage) => !stages.includes(stage))).toEqual([]);
  const [, check = ''] = instructions().find(([name]) => name === 'HEALTHCHECK') ?? [];
  expect(Array.isArray(JSON.parse(check.replace(/^.* CMD /, '')))).toBe(true);
});
