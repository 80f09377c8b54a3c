import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import { capture } from '../lib/capture.ts';
import { GENERATED, inPackage, ROOT } from '../lib/paths.ts';
import { writeJsonAtomically } from '../lib/files.ts';
import { withCompiledImports } from './manifest.rules.ts';

const CODE = /\.tsx?$/;
const TESTS = /\.test\.tsx?$|(^|\/)fixtures\//;
const TYPES = join(GENERATED, 'packages/types');

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TESTS.test(file) && !file.startsWith('node_modules/') && statSync(join(folder, file)).isFile());

const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Relative imports name the compiled files; the compiler's types don't include the option yet. */
const COMPILED_IMPORTS = { rewriteRelativeImportExtensions: true };

async function compiledCode(file: string): Promise<string> {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: {
      target: 'es2023',
      ...COMPILED_IMPORTS,
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
    module: { type: 'es6' },
  });
  return code;
}

/** Compiles a file to an ES module; one that isn't TypeScript is copied. */
export async function compileFile(source: string, output: string): Promise<void> {
  if (CODE.test(source) && !source.endsWith('.d.ts')) write(output.replace(CODE, '.js'), await compiledCode(source));
  else cpSync(source, output);
}

/** Compiles the sources of a folder. */
export async function compileFolder(source: string, output: string): Promise<void> {
  for (const file of filesIn(source)) await compileFile(join(source, file), join(output, file));
}

/** Declarations of all sources of the shared packages, in one pass: they import each other. @throws with the errors */
export async function declareTypes(folders: readonly string[]): Promise<void> {
  rmSync(TYPES, { recursive: true, force: true });
  const file = join(GENERATED, 'packages/types.json');
  writeJsonAtomically(file, {
    extends: join(ROOT, 'tools/typescript/browser.json'),
    compilerOptions: {
      incremental: false,
      tsBuildInfoFile: null,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: ROOT,
      outDir: TYPES,
    },
    include: [...folders.map((folder) => join(ROOT, folder, 'src')), join(ROOT, 'tools/typescript/assets.d.ts')],
    exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx'],
  });
  const { ok, output } = await capture([process.execPath, inPackage('typescript', 'bin/tsc'), '-p', file]);
  if (!ok) throw new Error(output);
}

/** Copies the declarations of a package next to its compiled sources. */
export function placeTypes(folder: string, output: string) {
  const source = join(TYPES, folder, 'src');
  for (const file of filesIn(source))
    write(join(output, file), withCompiledImports(readFileSync(join(source, file), 'utf8')));
}
