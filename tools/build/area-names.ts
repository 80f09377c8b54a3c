import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../lib/files.ts';
import { root, standsAlone } from '../webpack/paths.ts';

/** The names of all areas. */
export const areaNames = () =>
  standsAlone
    ? [readJson<{ name: string }>(join(root, 'area.json')).name]
    : globSync('mfe-*/area.json', { cwd: root }).map(dirname).toSorted();
