import { existsSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaNames } from '../build/area-names.ts';
import { developAgainst, findPortalError, serveArea } from '../dev/serve-area.ts';
import { buildAll, buildArea } from '../portal/build-portal.ts';
import { areaFolder } from '../webpack/paths.ts';

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
const manifest = join(areaFolder(name), 'area.json');
if (!name || !existsSync(manifest))
  fail(`Which area? For example: npm run dev -- mfe-orders; there are ${areaNames().join(', ')}.`);
const portalError = portal === undefined ? undefined : findPortalError(portal);
if (portalError !== undefined) fail(portalError);

/** Loads the area into the built portal of this checkout, with its API and the demo company. */
async function againstBuilt() {
  const { port, entry, start } = await serveArea(name);
  await buildAll({ onBuild: (built) => console.log(`Building ${built} …`) });
  await start();
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

await (portal === undefined
  ? againstBuilt()
  : developAgainst(portal, name).catch(({ message }: Error) => fail(message)));
