import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../api/src/platform/config/config.ts';
import { installExtract } from '../basemap/install-extract.ts';

const USAGE = `Usage:
  npm run basemap -- REGION.osm.pbf [--buildings]   makes an extract of a download of OpenStreetMap and shows it on maps
  npm run basemap -- FILE.pmtiles                   shows the streets of an extract on maps, with the DATA_FOLDER of the portal
  npm run basemap -- --world FOLDER                 makes the bundled map of the world again, from files of Natural Earth`;

/** Other formats of OpenStreetMap, which Osmium can convert. */
const OTHER_DOWNLOAD = /\.(osm|osm\.(bz2|gz))$/i;

async function install(file: string): Promise<string> {
  const { extract, zooms } = await installExtract(resolve(file), readConfig(process.env).dataFolder);
  const bounds = extract.bounds.map((degrees) => degrees.toFixed(2)).join(', ');
  return `${extract.path}: ${extract.schema}, zooms ${zooms.join(' to ')}, ${bounds}.`;
}

async function convertAndInstall(file: string, hasBuildings: boolean): Promise<string> {
  const { convertOsm, MAX_NODES } = await import('../basemap/osm/convert.ts');
  const folder = mkdtempSync(join(tmpdir(), 'basemap-'));
  try {
    const extract = join(folder, 'extract.pmtiles');
    console.log(
      `${await convertOsm(resolve(file), extract, { hasBuildings, maxNodes: MAX_NODES })} tiles made of ${basename(file)}.`,
    );
    return await install(extract);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { world: { type: 'string' }, buildings: { type: 'boolean', default: false } },
  });
  if (values.world !== undefined) return (await import('../basemap/world.ts')).makeWorld(resolve(values.world));
  const [file] = positionals;
  if (file === undefined) throw new Error(USAGE);
  if (OTHER_DOWNLOAD.test(file))
    throw new Error(
      `${file} is not in the PBF format. Convert it first: osmium cat ${basename(file)} -o region.osm.pbf`,
    );
  return /\.pbf$/i.test(file) ? convertAndInstall(file, values.buildings) : install(file);
}

try {
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
