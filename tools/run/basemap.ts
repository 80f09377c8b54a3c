import { resolve } from 'node:path';
import { readConfig } from '../../api/src/platform/config/config.ts';
import { installExtract } from '../basemap/install-extract.ts';

const USAGE = `Usage:
  npm run basemap -- FILE.pmtiles      shows the streets of an extract on maps, with the DATA_FOLDER of the portal
  npm run basemap -- --world FOLDER    makes the bundled map of the world again, from files of Natural Earth`;

async function install(file: string): Promise<string> {
  const { extract, zooms } = await installExtract(resolve(file), readConfig(process.env).dataFolder);
  const bounds = extract.bounds.map((degrees) => degrees.toFixed(2)).join(', ');
  return `${extract.path}: ${extract.schema}, zooms ${zooms.join(' to ')}, ${bounds}.`;
}

try {
  const [file, folder] = process.argv.slice(2);
  if (!file || (file === '--world' && !folder)) throw new Error(USAGE);
  if (folder === undefined) console.log(await install(file));
  else console.log((await import('../basemap/world.ts')).makeWorld(resolve(folder)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
