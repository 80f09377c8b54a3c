import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The checkout; where the tools are installed as a package, the repository of one area. */
export const root = process.env['CONSIGN_AREA_ROOT'] ?? join(import.meta.dirname, '../..');
/** All generated files. */
export const generated = join(root, '.consign');
/** Whether the repository is that of a single area. */
export const standsAlone = existsSync(join(root, 'area.json'));

export const areaFolder = (name: string) => (standsAlone ? root : join(root, name));
/** The folder of a shared package, of this checkout or installed. */
export const packageFolder = (name: string) => join(root, ...(standsAlone ? ['node_modules'] : []), name);
/** The sources of a shared package, or what was compiled of them. */
export const modulesOf = (name: string) => join(packageFolder(name), standsAlone ? 'dist' : 'src');
