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
