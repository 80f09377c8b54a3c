import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { capture, type Captured } from '../lib/capture.ts';
import { inPackage } from '../lib/paths.ts';
import { generated, root, standsAlone } from '../webpack/paths.ts';
import { writeJsonAtomically } from '../lib/files.ts';

const TYPESCRIPT = join(root, 'tools/typescript');

type RequiredExports = {
  /** Files, and folders with everything in them. */ include: readonly string[];
  /** Paths of types outside this checkout. */ paths?: Readonly<Record<string, readonly string[]>>;
};

/** Type-checks a part of the browser's sources with everything it imports. `name`: of the checked part. */
export function checkTypes(name: string, { include, paths }: RequiredExports): Promise<Captured> {
  const tsc = [process.execPath, inPackage('typescript', 'bin/tsc')];
  if (standsAlone) return capture([...tsc, '--noEmit', '-p', join(root, 'tsconfig.json'), '--pretty', 'false']);
  const folder = join(generated, 'cache/types');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeJsonAtomically(file, {
    extends: join(TYPESCRIPT, 'browser.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null, ...(paths && { paths }) },
    include: [...include, join(TYPESCRIPT, 'assets.d.ts')],
    exclude: ['**/node_modules'],
  });
  return capture([...tsc, '-p', file, '--pretty', 'false']);
}
