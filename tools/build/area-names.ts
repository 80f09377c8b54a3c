import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../webpack/paths.ts';

/** The names of all areas. */
export const areaNames = () => globSync('mfe-*/area.json', { cwd: root }).map(dirname).toSorted();
