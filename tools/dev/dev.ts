import { existsSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildAll, buildArea } from '../build/build.ts';
import { PORTAL } from '../build/store.ts';
import { freePort } from '../run/port.ts';
import { developedArea } from '../webpack/developed.ts';
import { root } from '../webpack/paths.ts';

/** The name under which the portal server shows an area that is developed (api/src/portal/overrides.ts). */
const DEVELOPED = 'dev';
const FIRST_PORT = 3102;
const LOOK_EVERY_MS = 500;

const [name = ''] = process.argv.slice(2);
const folder = join(root, name);
const manifest = join(folder, 'area.json');
if (!name || !existsSync(manifest)) {
  console.error('Which area? For example: npm run dev -- mfe-orders');
  process.exit(1);
}

async function anyFreePort(from: number): Promise<number> {
  return (await freePort(from, 'localhost')) ?? anyFreePort(from + 1);
}

const port = await anyFreePort(FIRST_PORT);
const { config, server } = developedArea({ name, folder, output: join(PORTAL, '../dev', name), build: DEVELOPED }, port);

await buildAll({ onBuild: (built) => console.log(`Building ${built} …`) });
const devServer = new WebpackDevServer(server, webpack(config));
await devServer.start();

// What the area declares stands in the registry: it is built again when that changes.
watchFile(manifest, { interval: LOOK_EVERY_MS }, () => {
  buildArea(name).then(() => console.log('area.json has changed: reload the page.'), (error: Error) => console.error(error.message));
});

console.log(`${name} is served from its sources by http://localhost:${port}; everything else is the built portal.`);
process.env['AREA_OVERRIDES'] = `${name}=http://localhost:${port}/remoteEntry.js`;
process.argv.splice(2, 1);
await import('../run/start.ts');
