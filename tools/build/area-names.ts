import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../webpack/paths.ts';

/** Every area that there is. */
export const areaNames = () => globSync('mfe-*/area.json', { cwd: root }).map(dirname).toSorted();
