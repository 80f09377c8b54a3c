import { existsSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DEVELOPMENT_BUILD } from 'shared-contracts/values/portal/areas';
import { readManifest } from '../build/area-release.ts';
import { areaNames } from '../build/area-names.ts';
import { buildAll, buildArea } from '../portal/build-portal.ts';
import { PORTAL } from '../build/store.ts';
import { freePort } from '../lib/port.ts';
import { developedArea } from '../webpack/developed.ts';
import { root } from '../webpack/paths.ts';
import { deployedPortal } from '../dev/deployed.ts';

const FIRST_PORT = 3102;
const PORTAL_PORT = 8080;
const LOOK_EVERY_MS = 500;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const {
  positionals: [name = ''],
  values,
} = parseArgs({ allowPositionals: true, strict: false, options: { portal: { type: 'string' } } });
const portal = values.portal === undefined ? undefined : String(values.portal);
const folder = join(root, name);
const manifest = join(folder, 'area.json');
if (!name || !existsSync(manifest))
  fail(`Which area? For example: npm run dev -- mfe-orders; there are ${areaNames().join(', ')}.`);
if (portal !== undefined && !(/^https?:\/\//.test(portal) && URL.canParse(portal)))
  fail('Which portal? For example: npm run dev -- mfe-orders --portal https://portal.example.com');

async function anyFreePort(from: number): Promise<number> {
  return (await freePort(from, 'localhost')) ?? anyFreePort(from + 1);
}

const port = await anyFreePort(FIRST_PORT);
const entry = `http://localhost:${port}/remoteEntry.js`;
const { config, server } = developedArea(
  { name, folder, output: join(PORTAL, '../dev', name), build: DEVELOPMENT_BUILD },
  port,
);
const serve = () => new WebpackDevServer(server, webpack(config)).start();

/** Loads the area from its sources into a deployed portal: nothing else of this checkout is built. */
async function againstDeployed(address: string) {
  const wanted = Number(process.env['PORT'] || PORTAL_PORT);
  if ((await freePort(wanted, 'localhost')) === undefined)
    fail(
      `Port ${wanted} is in use: choose another, e.g. PORT=${wanted + 1} npm run dev -- ${name} --portal ${address}`,
    );
  await serve();
  await new Promise<void>(
    (resolve) =>
      void deployedPortal({ portal: address, area: () => ({ manifest: readManifest(folder), entry }) }).listen(
        wanted,
        'localhost',
        resolve,
      ),
  );
  console.log(
    `\nhttp://localhost:${wanted} is ${new URL(address).origin}, with ${name} from its sources. Sign in as you do there: what you change there is changed there.`,
  );
  console.log('Ctrl-C stops it.');
}

/** Loads the area into the built portal of this checkout, with its API and the demo company. */
async function againstBuilt() {
  await buildAll({ onBuild: (built) => console.log(`Building ${built} …`) });
  await serve();
  // The registry contains what the area declares, so a change of it rebuilds.
  watchFile(manifest, { interval: LOOK_EVERY_MS }, () => {
    buildArea(name).then(
      () => console.log('area.json has changed: reload the page.'),
      (error: Error) => console.error(error.message),
    );
  });
  console.log(`${name} is served from its sources by http://localhost:${port}; everything else is the built portal.`);
  process.env['AREA_OVERRIDES'] = `${name}=${entry}`;
  process.argv.splice(2, 1);
  await import('./start.ts');
}

await (portal === undefined ? againstBuilt() : againstDeployed(portal));
