import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = process.env['CONSIGN_AREA_ROOT'] ?? join(import.meta.dirname, '../..');
/** All generated files; ignored by git. */
export const GENERATED = join(ROOT, '.consign');
/** The report of what areas left in memory in the last run. */
export const LEAKS_REPORT = join(GENERATED, 'reports/leaks.txt');

/** A file of an installed package: npm installs it in its workspace if the root has another version. */
export function inPackage(name: string, file: string, workspace = 'tools'): string {
  const places = [workspace, '.'].map((folder) => join(ROOT, folder, 'node_modules', name, file));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${name} is not installed: run npm install.`);
  return found;
}
