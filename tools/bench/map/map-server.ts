import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildContentPolicy } from '../../../api/src/portal/public.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { base } from '../../webpack/base.ts';
import { generated, root } from '../../webpack/paths.ts';
import { SHELL_ASSETS, splitChunks } from '../../webpack/shell.ts';

const OUTPUT = join(generated, 'bench/map');
/** A single pixel, served as every tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

/** A page with only a map, built like the portal and served with its content security policy. */
export async function startMapServer(): Promise<{ app: FastifyInstance; address: string }> {
  const common = base({ name: 'bench-map', folder: join(root, 'shell'), output: OUTPUT, build: 'one' });
  await runWebpack({
    ...common,
    entry: { main: join(import.meta.dirname, 'page.tsx') },
    output: { ...common.output, clean: true, filename: '[name].js', publicPath: SHELL_ASSETS },
    optimization: {
      ...common.optimization,
      splitChunks: {
        ...common.optimization?.splitChunks,
        cacheGroups: { maplibre: splitChunks.cacheGroups.maplibre, mapbox: splitChunks.cacheGroups.mapbox },
      },
    },
  });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: OUTPUT, prefix: SHELL_ASSETS });
  app.get('/tiles/*', (_request, reply) => reply.type('image/png').send(TILE));
  app.get('/', (request, reply) => {
    const tiles = { url: `http://${request.host}/tiles/{z}/{x}/{y}.png`, attribution: 'Bench', link: null };
    reply.type('text/html').header('content-security-policy', buildContentPolicy({ areas: [] }));
    return `<!doctype html><html lang="en"><head><title>Map</title><script type="application/json" id="maps">${JSON.stringify({ tiles, extract: null })}</script></head><body><div id="root"></div><script defer src="${SHELL_ASSETS}main.js"></script></body></html>`;
  });
  return { app, address: await app.listen({ port: 0, host: 'localhost' }) };
}
