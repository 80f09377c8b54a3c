export type Manifest = {
  name: string;
  version: string;
  description?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
/** A package of this repository and its name in a registry of packages. */
export type Published = { folder: string; name: string; description: string };

export const PUBLISHED: readonly Published[] = [
  {
    folder: 'shared-contracts',
    name: '@consign/contracts',
    description: 'Schemas, types and constants of the Consign API',
  },
  {
    folder: 'shared-auth',
    name: '@consign/auth',
    description: 'Session, permission check and API client of areas of Consign',
  },
  { folder: 'shared-ui', name: '@consign/ui', description: 'Components that areas of Consign are built with' },
];
export const TOOLS: Published = {
  folder: 'tools',
  name: '@consign/area-tools',
  description: 'Makes, serves, checks, tests and releases areas of Consign',
};

/** Makes relative imports of declarations name the compiled files. */
export const withCompiledImports = (code: string): string =>
  code.replaceAll(/((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+?)\.tsx?\2/g, '$1$2$3.js$2');

/**
 * Sources import the shared packages by the names of their folders, here and elsewhere: in other repositories these
 * names are aliases of the published packages.
 */
const toAliases = (wanted: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, version]) => {
      const published = PUBLISHED.find(({ folder }) => folder === name);
      return [name, published ? `npm:${published.name}@^${version}` : version];
    }),
  );

const toRanges = (peers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(peers).map(([name, version]) => [name, `^${version}`]));

const common = ({ name, description }: Published, version: string) => ({
  name,
  version,
  description,
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
  engines: { node: '>=22.22' },
  publishConfig: { access: 'restricted', provenance: true },
});

const compiled = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
const EXPORTS: Record<string, object> = {
  'shared-contracts': { './*': compiled('*') },
  'shared-auth': { '.': compiled('index') },
  'shared-ui': { '.': compiled('index'), './*': compiled('*/index') },
};

/** The manifest of a published library, from that of its workspace. */
export const createManifest = (
  published: Published,
  { version, dependencies, peerDependencies }: Manifest,
): Manifest & Record<string, unknown> => ({
  ...common(published, version),
  sideEffects: false,
  files: ['dist', 'locales', 'host-api.json', 'CHANGELOG.md'],
  exports: { ...EXPORTS[published.folder], './package.json': './package.json' },
  dependencies: toAliases(dependencies),
  peerDependencies: toRanges(peerDependencies),
});

/**
 * The manifest of the tools. `imported`: the packages that they import.
 * @throws for one that the workspace doesn't name
 */
export function createToolsManifest(
  { version, devDependencies = {} }: Manifest,
  imported: readonly string[],
): Manifest & Record<string, unknown> {
  const missing = imported.filter((name) => devDependencies[name] === undefined);
  if (missing.length > 0) throw new Error(`tools/package.json doesn't name ${missing.join(', ')}`);
  return {
    ...common(TOOLS, version),
    bin: { 'consign-area': './dist/area/main.js' },
    files: ['dist', 'CHANGELOG.md'],
    exports: { './webpack': './dist/webpack/area.js', './jest': './dist/area/jest.config.js' },
    dependencies: toAliases(Object.fromEntries(imported.toSorted().map((name) => [name, devDependencies[name] ?? '']))),
  };
}
