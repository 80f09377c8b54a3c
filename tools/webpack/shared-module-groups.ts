import type { Chunk, Compilation, Configuration, Module } from 'webpack';

const PROVIDED_MODULE_PREFIX = 'webpack/sharing/provide/default/';

/** The shared name of a module that the build provides; undefined for other modules. */
export function sharedModuleName(module: Module): string | undefined {
  const name = module.libIdent({ context: '' }) ?? '';
  return name.startsWith(PROVIDED_MODULE_PREFIX) ? name.slice(PROVIDED_MODULE_PREFIX.length) : undefined;
}

/** The shared modules that a chunk belongs to. */
const sharedModulesOf = (chunk: Chunk): string[] =>
  [...chunk.groupsIterable]
    .flatMap(({ origins }) => origins)
    .flatMap(({ module }) => (module && sharedModuleName(module)) ?? []);

/** Shared modules that screens use together: one script per group. A module in several groups goes to the first. */
const GROUPS: Record<string, readonly string[]> = {
  format: ['shared-ui/format', 'shared-ui/icons'],
  list: ['shared-ui/list', 'shared-ui/overlays', 'shared-ui/import', 'shared-ui/files'],
  form: ['shared-ui/form', 'shared-ui/form-dialog', 'shared-ui/picker'],
};

/** Bundled with `format`: every signed-in page shows icons and times. */
const FORMAT_NEEDS = /node_modules[\\/](lucide-react|luxon)[\\/]|[\\/]shared-ui[\\/]src[\\/]icons[\\/]icons\.ts$/;

type Graph = Pick<Compilation, 'chunkGraph'>;

/** splitChunks groups of the shared modules. */
export const sharedModuleGroups = {
  formatNeeds: { test: FORMAT_NEEDS, name: 'format', chunks: 'async', enforce: true, priority: 10 },
  ...Object.fromEntries(
    Object.entries(GROUPS).map(([name, members], index) => [
      name,
      {
        name,
        enforce: true,
        priority: 9 - index,
        chunks: (chunk: Chunk) => sharedModulesOf(chunk).length > 0,
        test: (module: Module, { chunkGraph }: Graph) =>
          chunkGraph
            .getModuleChunks(module)
            .some((chunk) => sharedModulesOf(chunk).some((shared) => members.includes(shared))),
      },
    ]),
  ),
} satisfies Extract<NonNullable<Configuration['optimization']>['splitChunks'], object>['cacheGroups'];
