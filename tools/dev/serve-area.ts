import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { AREAS_BASE_PATH, DEVELOPMENT_BUILD } from 'shared-contracts/values/portal/areas';
import { readManifest } from '../build/area-release.ts';
import { surface } from '../build/surface.ts';
import type { Surface } from '../build/surface.rules.ts';
import { freePort } from '../lib/port.ts';
import { developedArea } from '../webpack/developed.ts';
import { areaFolder, generated } from '../webpack/paths.ts';
import { deployedPortal } from './deployed.ts';
import { DeprecationWarnings } from './deprecation-warnings.ts';

const FIRST_PORT = 3102;
const PORTAL_PORT = 8080;

async function anyFreePort(from: number): Promise<number> {
  return (await freePort(from, 'localhost')) ?? anyFreePort(from + 1);
}

/** What the portal's shell provides; undefined if it can't say now, or is of an earlier release. */
const fetchSurface = (portal: string) =>
  fetch(new URL(`${AREAS_BASE_PATH}host-api.json`, portal)).then(
    async (answer) => (answer.ok ? ((await answer.json()) as Surface) : undefined),
    () => undefined,
  );

/** Prepares to serve an area from its sources; `start` does. */
export async function serveArea(name: string, portal?: string) {
  const port = await anyFreePort(FIRST_PORT);
  const { config, server } = developedArea(
    { name, folder: areaFolder(name), output: join(generated, 'dev', name), build: DEVELOPMENT_BUILD },
    port,
  );
  const surfaces = [surface, ...(portal === undefined ? [] : [() => fetchSurface(portal)])];
  const plugins = [...(config.plugins ?? []), new DeprecationWarnings({ folder: areaFolder(name), surfaces })];
  return {
    port,
    entry: `http://localhost:${port}/remoteEntry.js`,
    start: () => new WebpackDevServer(server, webpack({ ...config, plugins })).start(),
  };
}

/** Why a URL can't be that of a portal. */
export const findPortalError = (address: string): string | undefined =>
  /^https?:\/\//.test(address) && URL.canParse(address)
    ? undefined
    : 'Which portal? For example: npm run dev -- mfe-orders --portal https://portal.example.com';

/** Serves a deployed portal that loads the area from its sources. @throws if the port is taken */
export async function developAgainst(address: string, name: string): Promise<void> {
  const area = await serveArea(name, address);
  const portal = Number(process.env['PORT'] || PORTAL_PORT);
  if ((await freePort(portal, 'localhost')) === undefined)
    throw new Error(`Port ${portal} is in use: choose another, such as PORT=${portal + 1}.`);
  await area.start();
  const manifest = () => ({ manifest: readManifest(areaFolder(name)), entry: area.entry });
  await new Promise<void>(
    (resolve) => void deployedPortal({ portal: address, area: manifest }).listen(portal, 'localhost', resolve),
  );
  console.log(
    `\nhttp://localhost:${portal} is ${new URL(address).origin}, with ${name} from its sources. Sign in as you do there: what you change there is changed there.`,
  );
  console.log('Ctrl-C stops it.');
}
