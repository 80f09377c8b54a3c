import type { Chunk, Compilation, Configuration, Module } from 'webpack';

const LENT = 'webpack/sharing/provide/default/';

/** Under which name a build lends a module; undefined of everything else. */
export function lentName(module: Module): string | undefined {
  const name = module.libIdent({ context: '' }) ?? '';
  return name.startsWith(LENT) ? name.slice(LENT.length) : undefined;
}

/** The lent modules that a script is fetched for. */
const lentBy = (chunk: Chunk): string[] =>
  [...chunk.groupsIterable]
    .flatMap(({ origins }) => origins)
    .flatMap(({ module }) => (module && lentName(module)) ?? []);

/** Screens borrow these together, so each line is one script: a request costs more than some bytes. What belongs to several lines comes with the first. */
const TOGETHER: Record<string, readonly string[]> = {
  format: ['shared-ui/format', 'shared-ui/icons'],
  list: ['shared-ui/list', 'shared-ui/overlays', 'shared-ui/import', 'shared-ui/files'],
  form: ['shared-ui/form', 'shared-ui/form-dialog', 'shared-ui/picker'],
};

/** What `format` is made of: whoever is signed in sees an icon and a time, so it stands with it. */
const FORMAT_NEEDS = /node_modules[\\/](lucide-react|luxon)[\\/]|[\\/]shared-ui[\\/]src[\\/]icons[\\/]icons\.ts$/;

type Graph = Pick<Compilation, 'chunkGraph'>;

/** The scripts of what is lent. What the shell's own pages need of it stands with them as well, so that none of them waits for more. */
export const lentGroups = {
  formatNeeds: { test: FORMAT_NEEDS, name: 'format', chunks: 'async', enforce: true, priority: 10 },
  ...Object.fromEntries(
    Object.entries(TOGETHER).map(([name, members], index) => [
      name,
      {
        name,
        enforce: true,
        priority: 9 - index,
        chunks: (chunk: Chunk) => lentBy(chunk).length > 0,
        test: (module: Module, { chunkGraph }: Graph) =>
          chunkGraph.getModuleChunks(module).some((chunk) => lentBy(chunk).some((lent) => members.includes(lent))),
      },
    ]),
  ),
} satisfies Extract<NonNullable<Configuration['optimization']>['splitChunks'], object>['cacheGroups'];
