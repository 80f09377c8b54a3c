import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** All that is generated. */
export const generated = join(root, '.consign');
