import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DEVELOPMENT_BUILD } from 'shared-contracts/values/portal/areas';
import { readManifest } from '../build/area-release.ts';
import { freePort } from '../lib/port.ts';
import { developedArea } from '../webpack/developed.ts';
import { areaFolder, generated } from '../webpack/paths.ts';
import { deployedPortal } from './deployed.ts';

const FIRST_PORT = 3102;
const PORTAL_PORT = 8080;

async function anyFreePort(from: number): Promise<number> {
  return (await freePort(from, 'localhost')) ?? anyFreePort(from + 1);
}

/** Prepares to serve an area from its sources; `start` does. */
export async function serveArea(name: string) {
  const port = await anyFreePort(FIRST_PORT);
  const { config, server } = developedArea(
    { name, folder: areaFolder(name), output: join(generated, 'dev', name), build: DEVELOPMENT_BUILD },
    port,
  );
  return {
    port,
    entry: `http://localhost:${port}/remoteEntry.js`,
    start: () => new WebpackDevServer(server, webpack(config)).start(),
  };
}

/** Why a URL can't be that of a portal. */
export const findPortalError = (address: string): string | undefined =>
  /^https?:\/\//.test(address) && URL.canParse(address)
    ? undefined
    : 'Which portal? For example: npm run dev -- mfe-orders --portal https://portal.example.com';

/** Serves a deployed portal that loads the area from its sources. @throws if the port is taken */
export async function developAgainst(address: string, name: string): Promise<void> {
  const area = await serveArea(name);
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
