import type { ChunkGroup, Compilation, Module } from 'webpack';
import type { InitialAssets } from 'shared-contracts/values/portal/areas';
import { sharedModuleName } from '../webpack/shared-module-groups.ts';

/** Scripts of every dynamic import, by file path or shared module name. `borrowed`: the shared modules the build consumes. */
export type Parts = {
  entry: (name: string) => string[];
  /** The parts of one chunk. */ named: (chunk: string) => string[];
  of: (imported: string) => InitialAssets;
  borrowed: () => string[];
};

type Joined = Module & { rootModule?: Module };
type Borrowed = Module & { options?: { shareKey?: string } };

/** The source file of a module, even of one concatenated from several. */
function fileOf(module: Module | null | undefined): string | undefined {
  const source = (module as Joined | null | undefined)?.rootModule ?? module;
  return source && 'resource' in source && typeof source.resource === 'string' ? source.resource : undefined;
}

function groupsOf({ modules, chunkGraph, moduleGraph }: Compilation): Map<string, ChunkGroup> {
  const groups = new Map<string, ChunkGroup>();
  const add = (name: string | undefined, group: ChunkGroup) =>
    name !== undefined && !groups.has(name) && groups.set(name, group);
  for (const module of modules) {
    for (const block of module.blocks) {
      const group = chunkGraph.getBlockChunkGroup(block);
      if (!group) continue;
      add(sharedModuleName(module), group);
      for (const dependency of block.dependencies) add(fileOf(moduleGraph.getModule(dependency)), group);
    }
  }
  return groups;
}

const borrowedName = (module: Module) => (module as Borrowed).options?.shareKey ?? [];

export function partsOf(compilation: Compilation): Parts {
  const groups = groupsOf(compilation);
  const scripts = (group?: ChunkGroup) => (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const shared = (group?: ChunkGroup) =>
    (group?.chunks ?? [])
      .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
      .flatMap(borrowedName)
      .toSorted();
  return {
    entry: (name) => scripts(compilation.entrypoints.get(name)),
    named: (chunk) => [...(compilation.namedChunks.get(chunk)?.files ?? [])],
    of: (imported) => ({ scripts: scripts(groups.get(imported)), shared: shared(groups.get(imported)) }),
    borrowed: () => [...new Set([...compilation.modules].flatMap(borrowedName))].toSorted(),
  };
}

/** Several parts loaded together. */
export const together = (...parts: InitialAssets[]): InitialAssets => ({
  scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
  shared: [...new Set(parts.flatMap(({ shared }) => shared))],
});
