import { dirname, relative } from 'node:path/posix';

/** A source file and the files that it imports, as paths from the root of the repository. */
export type ImportingFile = { file: string; imports: readonly string[] };
export type FolderCycle = { folder: string; cycle: readonly string[] };

type Graph = Map<string, Set<string>>;

const TEST_FILE = /\.test\.tsx?$|(^|\/)testing\//;

/** The folders around a file, up to its workspace's `src`: files directly in `src` compose its folders. */
const parentsOf = (path: string): string[] => {
  const parent = dirname(path);
  if (parent === '.') return [];
  return parent.endsWith('/src') ? [parent] : [parent, ...parentsOf(parent)];
};

/**
 * The sub-folder of `folder` that contains `file`, or the file itself if it is directly in it; null if it is outside.
 */
function childOf(folder: string, file: string): string | null {
  const path = relative(folder, file);
  if (path.startsWith('..')) return null;
  return path.split('/')[0] ?? null;
}

/** The imports between the sub-folders of each folder. */
function folderGraphs(files: readonly ImportingFile[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  const addEdge = (folder: string, from: string, to: string) => {
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
    graphs.set(folder, graph.set(from, (graph.get(from) ?? new Set()).add(to)));
  };
  for (const { file, imports } of files) {
    for (const folder of parentsOf(file)) {
      const from = childOf(folder, file);
      for (const imported of imports) {
        const to = childOf(folder, imported);
        if (from !== null && to !== null && from !== to) addEdge(folder, from, to);
      }
    }
  }
  return graphs;
}

/** Any path from `start` back to `start`. */
function cycleFrom(graph: Graph, start: string): string[] | null {
  const visited = new Set<string>();
  const walk = (node: string, path: string[]): string[] | null => {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...path, next];
      if (visited.has(next)) continue;
      visited.add(next);
      const cycle = walk(next, [...path, next]);
      if (cycle) return cycle;
    }
    return null;
  };
  return walk(start, [start]);
}

/** Cycles through the sub-folders of any folder, at most one per folder. Tests are left out: they may import anything. */
export function folderCycles(files: readonly ImportingFile[]): FolderCycle[] {
  const production = files.filter(({ file }) => !TEST_FILE.test(file));
  return [...folderGraphs(production)].flatMap(([folder, graph]) => {
    const folders = [...graph.keys()].filter((node) => !/\.\w+$/.test(node));
    const cycle = folders.map((start) => cycleFrom(graph, start)).find((found) => found !== null);
    return cycle ? [{ folder, cycle }] : [];
  });
}
