import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { capture, type Captured } from '../lib/capture.ts';
import { inPackage } from '../lib/paths.ts';
import { generated, root } from '../webpack/paths.ts';
import { writeJsonAtomically } from '../lib/files.ts';

const TYPESCRIPT = join(root, 'tools/typescript');

type RequiredExports = {
  /** Folders and files, whole. */ include: readonly string[];
  /** Where a module's types are found instead of in this checkout. */ paths?: Readonly<
    Record<string, readonly string[]>
  >;
};

/** Checks the types of a part of the browser's sources, with all that it imports and nothing else. `name`: of what is checked. */
export function checkTypes(name: string, { include, paths }: RequiredExports): Promise<Captured> {
  const folder = join(generated, 'cache/types');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeJsonAtomically(file, {
    extends: join(TYPESCRIPT, 'browser.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null, ...(paths && { paths }) },
    include: [...include, join(TYPESCRIPT, 'assets.d.ts')],
    exclude: ['**/node_modules'],
  });
  return capture([process.execPath, inPackage('typescript', 'bin/tsc'), '-p', file, '--pretty', 'false']);
}
