import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** All generated files. */
export const generated = join(root, '.consign');
