import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { folderCycles, type ImportingFile } from './folder-cycles.ts';
import { impureRules } from './pure-rules.ts';
import { type LoadedFile, rulesThatLoadScreens } from './rules-without-screens.ts';

export type ImportReport = { violations: { rule: string; from: string; to: string }[]; modules: number };

const CONFIG = join(import.meta.dirname, 'dependency-cruiser.cjs');

const toFiles = ({ modules }: ICruiseResult): (ImportingFile & LoadedFile)[] =>
  modules
    .filter(({ source }) => !source.includes('node_modules'))
    .map(({ source, dependencies }) => ({
      file: source,
      imports: dependencies.map(({ resolved }) => resolved),
      loads: dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    }));

/** Every import that violates a law: those of dependency-cruiser.cjs, cycles among folders, and those about rules. */
export async function checkImports(folders: string[], root: string): Promise<ImportReport> {
  const { output } = await cruise(folders, { ...(await extractDepcruiseOptions(CONFIG)), baseDir: root });
  if (typeof output === 'string') throw new Error(output);
  const files = toFiles(output);
  return {
    modules: files.length,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...folderCycles(files).map(({ folder, cycle }) => ({
        rule: 'no-folder-cycles',
        from: folder,
        to: cycle.join(' → '),
      })),
      ...impureRules(files, root).map((sentence) => ({ rule: 'rules-are-pure', from: sentence, to: '' })),
      ...rulesThatLoadScreens(files).map((path) => ({ rule: 'rules-are-pure', from: path, to: '' })),
    ],
  };
}

if (import.meta.main) {
  const { modules, violations } = await checkImports(process.argv.slice(2), process.cwd());
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from}${to && `: ${to}`}`);
  console.log(`${modules} modules, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
