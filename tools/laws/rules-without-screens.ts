/** The run-time imports of a file; type imports are erased. */
export type LoadedFile = { file: string; loads: readonly string[] };

const RULES = /\.rules(\.test)?\.ts$/;
const SCREEN = /\.tsx$/;
/** The mutation tests replace these by the part that needs no browser. */
const REPLACED = /^shared-ui\/src\/(map|testing)\/index\.ts$/;

function pathToScreen(start: string, loads: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const paths = new Map([[start, [start]]]);
  for (const [file, path] of paths) {
    if (SCREEN.test(file)) return path;
    if (REPLACED.test(file)) continue;
    for (const next of loads.get(file) ?? []) if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return undefined;
}

/**
 * Rules and their tests that load a component: `npm run mutants` runs them in Node.js, which has neither JSX nor a
 * page.
 * @returns the path of imports of each
 */
export function rulesThatLoadScreens(files: readonly LoadedFile[]): string[] {
  const loads = new Map(files.map((file) => [file.file, file.loads]));
  return files
    .filter(({ file }) => RULES.test(file))
    .flatMap(({ file }) => pathToScreen(file, loads)?.join(' → ') ?? []);
}
