import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginx } from '../../run/debian-nginx.ts';
import { GENERATED, ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/port.ts';
import { openClient } from './client.ts';
import { startPostgres } from './postgres.ts';

export const PORTAL_HOST = 'portal.example.com';
export const SECRET = 'a secret that only this rehearsal knows';
export const METRICS_TOKEN = 'a token of the rehearsal';
const LOOK_EVERY_MS = 50;
const DRAIN_SECONDS = 3;

const portOn = async (host: string) => (await freePort(0, host)) ?? 0;

/** Like envsubst: replaces known variables but not nginx's own. */
const filledIn = (text: string, variables: Record<string, string>) =>
  text.replaceAll(/\$\{([A-Z_]+)\}/g, (written, name: string) => variables[name] ?? written);

/** A release next to the checked-out one: its API with an additional migration. */
export function nextRelease(name: string, migration: string): string {
  mkdirSync(GENERATED, { recursive: true });
  const folder = join(mkdtempSync(join(GENERATED, 'next-release-')), 'api');
  cpSync(join(ROOT, 'api'), folder, {
    recursive: true,
    filter: (path) => !/node_modules|\.test\.ts$|\.tsbuildinfo$/.test(path),
  });
  if (existsSync(join(ROOT, 'api/node_modules')))
    symlinkSync(join(ROOT, 'api/node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'migrations', `${name}.ts`), migration);
  return folder;
}

/** A small production: PostgreSQL, API processes, and nginx in front with the configuration of this repository. */
export async function openStage(portalFiles: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'consign-stage-'));
  const place = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const [file, content] of Object.entries(portalFiles)) place(join('portal', file), content);
  const ports = [await portOn('127.0.0.1'), await portOn('127.0.0.1')] as const;
  const [httpPort, httpsPort] = [await portOn('127.0.0.1'), await portOn('127.0.0.1')];
  const postgres = await startPostgres(await portOn('127.0.0.1'));
  await postgres.query('create database consign');

  const processes = new Map<number, ChildProcess>();
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url('consign'),
    TOKEN_SECRET: SECRET,
    PORTAL_FOLDER: join(folder, 'portal'),
    HOST: '127.0.0.1',
    MIGRATE: 'false',
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    MAP_TILES_URL: 'none',
    NODE_COMPILE_CACHE: join(GENERATED, 'cache/node'),
  };
  const migrate = (release = join(ROOT, 'api')) =>
    execFileSync(process.execPath, [join(release, 'src/migrate.ts')], {
      env: settings,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const direct = (port: number) => openClient({ name: PORTAL_HOST, port });

  const start = async (port: number, release = join(ROOT, 'api')) => {
    const api = spawn(process.execPath, [join(release, 'src/main.ts')], {
      env: { ...settings, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    processes.set(port, api);
    while (
      (await direct(port)
        .ask('/api/ready')
        .then(
          ({ status }) => status,
          () => 0,
        )) !== 200
    ) {
      if (api.exitCode !== null) throw new Error(`The API ended with ${api.exitCode}`);
      await wait(LOOK_EVERY_MS);
    }
  };
  const end = async (port: number, signal: NodeJS.Signals): Promise<number | null> => {
    const api = processes.get(port);
    if (!api || api.exitCode !== null || api.signalCode !== null) return api?.exitCode ?? null;
    const ended = once(api, 'exit') as Promise<[number | null]>;
    api.kill(signal);
    return (await ended)[0];
  };

  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${PORTAL_HOST}`,
      '-addext',
      `subjectAltName=DNS:${PORTAL_HOST},DNS:freight.partner.example`,
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'certificate.pem'),
    ],
    { stdio: 'ignore' },
  );
  const certificate = { CERTIFICATE: join(folder, 'certificate.pem'), CERTIFICATE_KEY: join(folder, 'key.pem') };
  const variables = {
    ...certificate,
    PARTNER_CERTIFICATE: certificate.CERTIFICATE,
    PARTNER_CERTIFICATE_KEY: certificate.CERTIFICATE_KEY,
    PARTNER_HOST: 'freight.partner.example',
    PORTAL_HOST,
    HTTP_PORT: `127.0.0.1:${httpPort}`,
    HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    API_SERVERS: ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' '),
    PORTAL_FOLDER: join(folder, 'portal'),
    NGINX_FOLDER: join(folder, 'nginx'),
    LOG_FOLDER: folder,
    ACME_FOLDER: join(folder, 'acme'),
  };
  for (const file of globSync('*.template', { cwd: join(ROOT, 'deploy/nginx') }))
    place(
      join('nginx', file.replace(/\.template$/, '')),
      filledIn(readFileSync(join(ROOT, 'deploy/nginx', file), 'utf8'), variables),
    );
  place('nginx/maintenance.html', readFileSync(join(ROOT, 'deploy/nginx/maintenance.html')));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  place(
    'nginx.conf',
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http { ${temporary} types { text/javascript js; image/svg+xml svg; application/json json; } include ${folder}/nginx/consign.conf; include ${folder}/nginx/partner.conf; }`,
  );
  const proxy = spawn(
    await nginx(),
    ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const client = openClient({ name: PORTAL_HOST, port: httpsPort, certificate: readFileSync(certificate.CERTIFICATE) });
  while (
    !(await client.ask('/assets/none.js').then(
      () => true,
      () => false,
    ))
  ) {
    if (proxy.exitCode !== null)
      throw new Error(`nginx ended with ${proxy.exitCode}: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await wait(LOOK_EVERY_MS);
  }

  return {
    ports,
    httpPort,
    httpsPort,
    certificate: readFileSync(certificate.CERTIFICATE),
    postgres,
    folder,
    settings,
    client,
    direct,
    migrate,
    start,
    end,
    log: () => readFileSync(join(folder, 'consign.log'), 'utf8'),
    close: async () => {
      client.end();
      await Promise.all([...processes.keys()].map((port) => end(port, 'SIGKILL')));
      const ended = once(proxy, 'exit');
      if (proxy.exitCode === null && proxy.kill('SIGTERM')) await ended;
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
      for (const left of globSync('next-release-*', { cwd: GENERATED }))
        rmSync(join(GENERATED, left), { recursive: true, force: true });
    },
  };
}
