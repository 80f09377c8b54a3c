import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { surface } from '../build/surface.ts';
import { readJson, writeJsonAtomically } from '../lib/files.ts';
import { GENERATED, ROOT } from '../lib/paths.ts';
import { hostApi } from '../webpack/shared.ts';
import { compileFile, compileFolder, declareTypes, placeTypes } from './compile.ts';
import { packClient } from './pack-client.ts';
import { createManifest, createToolsManifest, PUBLISHED, TOOLS, type Manifest } from './manifest.rules.ts';

const PACKAGES = join(GENERATED, 'packages');
/** The parts of the tools that an area's own repository needs. */
const PARTS = ['area', 'browser', 'build', 'dev', 'jest/browser', 'lib', 'new', 'release', 'webpack'];
/** Packages that are run, not imported. */
const PROGRAMS = ['swc-loader', 'typescript', 'jest', 'jest-fixed-jsdom', '@swc/jest'];
/** For tests of areas; `renderScreen` of the kit also needs them. */
const FOR_TESTS = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  '@types/jest',
];
/** Packages that are not imported: used only with the sources of the portal, in texts, or by scripts of pages. */
const NOT_IMPORTED = ['fastify', 'file', 'react', 'shared-ui'];

const manifestOf = (folder: string) => readJson<Manifest>(join(ROOT, folder, 'package.json'));
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that compiled files import. */
function importedBy(folder: string): string[] {
  const code = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const specifiers = code.flatMap((text) =>
    [...text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([@\w][^'"\s]*)['"]/g)].map(([, name = '']) => name),
  );
  return [...new Set(specifiers.filter((name) => !isBuiltin(name)).map(packageOf))];
}

function stage(folder: string) {
  const output = join(PACKAGES, folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(output, 'LICENSE'));
  for (const extra of ['locales', 'host-api.json', 'README.md', 'CHANGELOG.md'])
    if (existsSync(join(ROOT, folder, extra)))
      cpSync(join(ROOT, folder, extra), join(output, extra), { recursive: true });
  return output;
}

/** The version of every package that a new area depends on. */
const versions = () => {
  const published = PUBLISHED.map(({ folder }) => manifestOf(folder));
  return Object.fromEntries(
    [...published, manifestOf('tools')].flatMap(({ name, version, devDependencies = {}, peerDependencies = {} }) => [
      ...Object.entries(devDependencies),
      ...Object.entries(peerDependencies),
      [name, version],
    ]),
  );
};

async function stageTools() {
  const output = stage(TOOLS.folder);
  for (const part of PARTS) await compileFolder(join(ROOT, 'tools', part), join(output, 'dist', part));
  for (const file of ['esm-packages.ts', 'stub.cjs'])
    await compileFile(join(ROOT, 'tools/jest', file), join(output, 'dist/jest', file));
  writeJsonAtomically(join(output, 'dist/area/versions.json'), versions());
  const imported = importedBy(join(output, 'dist')).filter((name) => !NOT_IMPORTED.includes(name));
  writeJsonAtomically(
    join(output, 'package.json'),
    createToolsManifest(manifestOf('tools'), [...new Set([...imported, ...PROGRAMS, ...FOR_TESTS])]),
  );
}

function pack(folder: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', PACKAGES], {
    cwd: join(PACKAGES, folder),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm pack of ${folder}: ${stderr}`);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  return join(PACKAGES, packed?.filename ?? '');
}

/** Compiles the packages that other repositories use and packs each; resolves to the tarballs. */
export async function packAll(): Promise<string[]> {
  mkdirSync(PACKAGES, { recursive: true });
  await declareTypes(PUBLISHED.map(({ folder }) => folder));
  for (const published of PUBLISHED) {
    const output = stage(published.folder);
    await compileFolder(join(ROOT, published.folder, 'src'), join(output, 'dist'));
    placeTypes(published.folder, join(output, 'dist'));
    writeJsonAtomically(join(output, 'package.json'), createManifest(published, manifestOf(published.folder)));
  }
  // What was added since the surface was recorded is part of the package too.
  writeJsonAtomically(join(PACKAGES, 'shared-ui/host-api.json'), { hostApi: hostApi(), surface: await surface() });
  await stageTools();
  return [...PUBLISHED, TOOLS].map(({ folder }) => pack(folder));
}

if (import.meta.main) console.log([...(await packAll()), packClient()].join('\n'));
