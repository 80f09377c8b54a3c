import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type {
  AreaManifest,
  AreaRelease,
  InitialAssets,
  Registry,
  ShellRelease,
} from 'shared-contracts/values/portal/areas';
import { readArea } from '../../build/area-release.ts';
import { areaNames } from '../../build/area-names.ts';
import { readJson, writeJsonAtomically } from '../../lib/files.ts';
import { hashBuild } from '../../build/inputs.ts';
import { partsOf, together } from '../../build/parts.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { shellReleaseOf } from '../../build/shell-release.ts';
import { exposesOf } from '../../webpack/area.ts';
import { base } from '../../webpack/base.ts';
import { root } from '../../webpack/paths.ts';
import { AHEAD, SHELL_ASSETS, splitChunks } from '../../webpack/shell.ts';

const shell = join(root, 'shell');
const BUILD = 'one';

/** Replaces the shell's loading of areas: all are imported. */
function importedAreas(): string {
  const seams = areaNames().flatMap((area) =>
    Object.entries(exposesOf(join(root, area))).map(([seam, file]) => ({
      area,
      seam: seam.slice(2),
      file: join(root, area, file),
    })),
  );
  const imports = seams.map(({ file }, index) => `import seam${index} from ${JSON.stringify(file)};`);
  const table = seams.map(({ area, seam }, index) => `${JSON.stringify(`${area} ${seam}`)}: seam${index}`);
  return `${imports.join('\n')}\nconst seams = { ${table.join(', ')} };\nexport const loadExposedModule = (area, build, seam) => Promise.resolve(seams[\`\${area} \${seam}\`]);\nexport const provideSharedRuntime = () => undefined;`;
}

function configuration(output: string): Configuration {
  const common = base({ name: 'one-bundle', folder: shell, output, build: BUILD });
  const areas = `data:text/javascript,${encodeURIComponent(importedAreas())}`;
  return {
    ...common,
    entry: { main: './src/app/main.tsx' },
    output: { ...common.output, publicPath: SHELL_ASSETS },
    optimization: {
      ...common.optimization,
      runtimeChunk: { name: AHEAD },
      splitChunks: { ...common.optimization?.splitChunks, ...splitChunks },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/(load-exposed-module|shared-runtime)\.ts$/, (module) => {
        module.request = areas;
      }),
    ],
  };
}

type Pages = { manifest: AreaManifest; pages: { key: string; needs: InitialAssets }[] };

/** The page server treats the bundle as a shell that provides every area page, so its hints are as exact as the portal's. */
function records(release: ShellRelease, areas: readonly Pages[]): { release: ShellRelease; registry: Registry } {
  const name = (area: string, key: string) => `${area} ${key}`;
  const sharedModules = areas.flatMap(({ manifest, pages }) =>
    pages.map(({ key, needs }) => [name(manifest.name, key), needs] as const),
  );
  const releaseOf = ({ manifest, pages }: Pages): AreaRelease => ({
    version: '0.0.0',
    path: `${manifest.name}/0.0.0/`,
    manifest,
    entry: 'none.js',
    integrity: {},
    firstPaint: Object.fromEntries(pages.map(({ key }) => [key, { scripts: [], shared: [name(manifest.name, key)] }])),
  });
  return {
    release: { ...release, lent: { ...release.lent, ...Object.fromEntries(sharedModules) } },
    registry: {
      releases: Object.fromEntries(areas.map((area) => [area.manifest.name, { [BUILD]: releaseOf(area) }])),
      channels: { stable: { areas: Object.fromEntries(areas.map(({ manifest }) => [manifest.name, BUILD])) } },
      hosts: {},
    },
  };
}

/** Changes with any of the bundle's inputs. */
const inputs = () =>
  [
    hashBuild('shell', shell, { isShell: true }),
    ...areaNames().map((area) => hashBuild(area, join(root, area), { isShell: false })),
    readFileSync(import.meta.filename, 'utf8'),
  ].join('\n');

function write(portal: string, output: string, { release, registry }: ReturnType<typeof records>) {
  if (existsSync(join(portal, 'shell'))) rmSync(join(portal, 'shell'), { recursive: true });
  cpSync(output, join(portal, 'shell/assets'), { recursive: true });
  writeJsonAtomically(join(portal, 'shell/release.json'), release);
  writeJsonAtomically(join(portal, 'areas/registry.json'), registry);
}

/** Builds shell and areas as one bundle, split by page, unless it is up to date. */
export async function buildOneBundle(folders: { hinted: string; plain: string }): Promise<void> {
  const [record, wanted] = [join(folders.hinted, 'inputs.json'), inputs()];
  if (existsSync(record) && readJson<string>(record) === wanted) return;
  const output = join(folders.hinted, 'building');
  const parts = partsOf(await runWebpack(configuration(output)));
  const areas = await Promise.all(
    areaNames().map(async (area): Promise<Pages> => {
      const { manifest, seams } = await readArea(join(root, area));
      return { manifest, pages: seams.pages.map(({ key, file }) => ({ key, needs: together(parts.of(file)) })) };
    }),
  );
  const release = await shellReleaseOf({ folder: shell, output, parts });
  write(folders.hinted, output, records(release, areas));
  write(
    folders.plain,
    output,
    records(
      { ...release, firstPaint: {} },
      areas.map((area) => ({ ...area, pages: [] })),
    ),
  ); // the browser discovers further requirements after the first scripts have run
  rmSync(output, { recursive: true });
  writeJsonAtomically(record, wanted);
}
