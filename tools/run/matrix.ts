import { stripVTControlCharacters } from 'node:util';
import { table } from '../lib/table.ts';

type Spec = { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] };
type Suite = { title: string; specs: Spec[]; suites?: Suite[] };

const PASSED = '✓';

const groups = (suite: Suite): Suite[] => [
  ...(suite.specs.length > 0 ? [suite] : []),
  ...(suite.suites ?? []).flatMap(groups),
];

/** One line on a failure: the first two paragraphs of its error. */
function words({ tests }: Spec): string {
  const message =
    tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error?.message ?? 'it was not run';
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 2)
    .join(' ');
}

/** Prints a Playwright report as a matrix: a row per group, a column per test name, failures below. */
export function matrix(report: string): string {
  const { suites }: { suites: Suite[] } = JSON.parse(report);
  const rows = suites.flatMap(groups);
  const names = [...new Set(rows.flatMap(({ specs }) => specs.map(({ title }) => title)))];
  const failed: string[] = [];
  const cell = (group: Suite, name: string) => {
    const spec = group.specs.find(({ title }) => title === name);
    if (!spec) return '';
    return spec.ok ? PASSED : `✗ ${failed.push(`${group.title}, ${name}: ${words(spec)}`)}`;
  };
  const cells = rows.map((group) => [group.title, ...names.map((name) => cell(group, name))]);
  return [
    table(['', ...names], cells),
    ...(failed.length > 0 ? [''] : []),
    ...failed.map((line, index) => `  ✗ ${index + 1}  ${line}`),
  ].join('\n');
}
