import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { servePortal, type PortalOptions } from '../serve-portal.ts';
import { registry, shell } from './built-portal.ts';

/** Headers of a request by a signed-in user. */
export const signedIn = { cookie: 'theme=dark; consign.user=7b9d2f5e-1111-4222-8333-444455556666' };

/** Reads the JSON that a page contains; undefined if it doesn't. */
export function readPageJson(html: string, id: string) {
  const json = new RegExp(`<script type="application/json" id="${id}">(.*)</script>`).exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

export const readPageRegistry = (html: string): ResolvedRegistry => readPageJson(html, 'registry');

const listMatches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address, integrity]) => `${address} ${integrity}`);

/** Lists the deferred scripts of a page as `address integrity`. */
export const listDeferredScripts = (html: string) =>
  listMatches(
    html,
    /<script defer fetchpriority="high" crossorigin="anonymous" src="([^"]+)" integrity="([^"]+)"><\/script>/g,
  );

/** Lists the scripts that run immediately. */
export const listImmediateScripts = (html: string) =>
  listMatches(
    html,
    /<script fetchpriority="high" crossorigin="anonymous" src="([^"]+)" integrity="([^"]+)"><\/script>/g,
  );

/** Lists the scripts that are fetched only. */
export const listPreloads = (html: string) =>
  listMatches(
    html,
    /<link rel="preload" as="script" media="not all" crossorigin="anonymous" href="([^"]+)" integrity="([^"]+)">/g,
  );

/** Serves a small built portal during each test of a file. */
export function setUpPortalServer() {
  const server = {
    folder: '',
    app: Fastify() as FastifyInstance,
    writeFile: (file: string, content: unknown) => {
      const path = join(server.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    },
    /** Restarts the server with other options. */
    start: async (options: Partial<PortalOptions> = {}) => {
      await server.app.close();
      server.app = Fastify();
      await servePortal(server.app, { folder: server.folder, ...options });
    },
    get: (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url, headers: { host: 'portal.example', ...headers } }),
  };
  beforeEach(async () => {
    server.folder = mkdtempSync(join(tmpdir(), 'portal-'));
    server.writeFile('shell/release.json', shell);
    server.writeFile('shell/assets/main.1.js', 'main');
    server.writeFile('shell/assets/main.1.js.br', 'brotli');
    server.writeFile('shell/assets/main.1.js.gz', 'gzip');
    server.writeFile('areas/registry.json', registry());
    server.writeFile('areas/mfe-orders/1.0.0+one/orders.1.js', 'orders');
    await server.start();
  });
  afterEach(async () => {
    await server.app.close();
    rmSync(server.folder, { recursive: true });
  });
  return server;
}
