import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RECORD } from '../../build/store.ts';
import { ROOT } from '../../lib/paths.ts';

const SERVER = join(ROOT, 'api/src/portal/public.ts');

/** Serves the pages of the built portal that a target folder belongs to; undefined if it belongs to none. */
export async function serveLocalPortal(
  target: string,
): Promise<{ address: string; close: () => Promise<void> } | undefined> {
  const folder = dirname(resolve(target));
  if (target.startsWith('s3://') || !existsSync(join(folder, 'shell', RECORD)) || !existsSync(SERVER)) return undefined;
  const [{ fastify }, { servePortal }] = await Promise.all([
    import('fastify'),
    import(pathToFileURL(SERVER).href) as Promise<typeof import('../../../api/src/portal/public.ts')>,
  ]);
  const app = fastify();
  await servePortal(app, { folder, overrides: '' });
  return { address: await app.listen({ host: 'localhost', port: 0 }), close: () => app.close() };
}
