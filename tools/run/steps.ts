import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, type Captured } from '../lib/capture.ts';
import { chromium } from '../browser/chromium.ts';
import { jestCounts, playwrightCounts, type Counts } from './counts.ts';
import { matrix } from './matrix.ts';
import { GENERATED, inPackage, LEAKS_REPORT, ROOT } from '../lib/paths.ts';

/** A step of `npm run verify` and `npm test`. Without `counts`, it counts as one test. `summary` is always printed. */
export type Step = { name: string; run: () => Promise<Captured & { counts?: Counts; summary?: string }> };
/** Steps that run at the same time. */
export type Phase = readonly Step[];

const node = (file: string, ...args: string[]) => [process.execPath, file, ...args];
const tool = (name: string, file: string, ...args: string[]) => node(inPackage(name, file), ...args);
const step = (name: string, command: () => readonly string[], options?: Parameters<typeof capture>[1]): Step => ({
  name,
  run: () => capture(command(), options),
});

/** Runs a test runner that writes a JSON report, and counts its tests; without a report, the run counts as failed. */
async function counted(
  command: readonly string[],
  report: string,
  count: (report: string) => Counts,
  options: Parameters<typeof capture>[1] = {},
) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const result = await capture(command, options);
  try {
    return { ...result, counts: count(readFileSync(report, 'utf8')) };
  } catch (error) {
    return { ok: false, output: `${result.output}No report: ${String(error)}\n` };
  }
}

const reportFile = (name: string) => join(GENERATED, 'reports', `${name}.json`);
const workspaces = () => globSync(['shared-*', 'shell', 'mfe-*', 'api', 'client', 'tools', 'e2e'], { cwd: ROOT });

const typescript = () => tool('typescript', 'bin/tsc', '-b', '--checkers', '1');
const oxlint = () =>
  tool(
    'oxlint',
    'bin/oxlint',
    '--config',
    'tools/lint/oxlint.json',
    '--disable-nested-config',
    '--type-aware',
    '--deny-warnings',
  );
/** Two passes: together, by oxlint's `--type-check`, they take a third more processor time. */
const typesAndLint = (options?: Parameters<typeof capture>[1]): Phase => [
  step('types', typescript, options),
  step('lint', oxlint, options),
];
const format = step('format', () => tool('oxfmt', 'bin/oxfmt', '--check'));
const laws = step('laws of import', () => node('tools/laws/imports.ts', ...workspaces()));
const versions = step('versions', () => node('tools/laws/versions.ts'));
const unused = step('unused code', () =>
  tool('knip', 'bin/knip.js', '--config', 'tools/lint/knip.json', '--no-progress', '--no-config-hints'),
);
const translations = step('translations', () => node('tools/i18n/check.ts'));
const build = step('build', () => node('tools/run/build.ts'));
/** Fetched while the processor is busy with other steps. */
const browser: Step = {
  name: 'browser',
  run: async () => {
    const { path, output } = await chromium();
    return { ok: path !== undefined, output };
  },
};
/** Needs the build. */
const sizes = step('sizes of areas', () => node('tools/run/sizes.ts'));

/** Generous, for busy machines. */
const PATIENCE = { limitMinutes: 30 };

/** Screens make much garbage: a larger young generation, in MB, collects it less often. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

const unit: Step = {
  name: 'unit and API tests',
  run: () => {
    const report = reportFile('jest');
    return counted(
      tool('jest', 'bin/jest.js', '--config', 'tools/jest/jest.config.ts', '--json', '--outputFile', report),
      report,
      jestCounts,
      { ...PATIENCE, env: { NODE_OPTIONS: [process.env.NODE_OPTIONS, YOUNG_GENERATION].filter(Boolean).join(' ') } },
    );
  },
};

/** Upgrades, copies and servers of production: `*.operations.test.ts`. */
const operations: Step = {
  name: 'operations',
  run: () => {
    const report = reportFile('operations');
    return counted(
      tool('jest', 'bin/jest.js', '--config', 'tools/jest/operations.config.ts', '--json', '--outputFile', report),
      report,
      jestCounts,
      { limitMinutes: 120, env: { TEST_LIMIT_MINUTES: '20' } },
    );
  },
};

const inBrowser = (
  name: string,
  limits: { limitMinutes: number },
  env: Record<string, string>,
  ...args: string[]
): Step => ({
  name,
  run: async () => {
    const report = reportFile('playwright');
    const { path, output } = await chromium();
    if (!path) return { ok: false, output };
    const command = node(
      inPackage('@playwright/test', 'cli.js', 'e2e'),
      'test',
      ...args,
      '--config',
      'e2e/playwright.config.ts',
      '--reporter',
      'list,json',
    );
    return counted(command, report, playwrightCounts, {
      env: { ...env, CHROMIUM: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ...limits,
    });
  },
});

const journeys = inBrowser('browser tests', PATIENCE, {});
const looks = inBrowser(
  'looks of every screen',
  { limitMinutes: 60 },
  { LOOKS: 'all' },
  'all-screens',
  '--global-timeout',
  String(60 * 60_000),
);

const faults = inBrowser(
  'faults of areas',
  { limitMinutes: 60 },
  { FAULTS: 'all' },
  'area-failures',
  '--global-timeout',
  String(60 * 60_000),
);
const faultsAsTable: Step = {
  name: faults.name,
  run: async () => {
    const result = await faults.run();
    return result.counts ? { ...result, summary: matrix(readFileSync(reportFile('playwright'), 'utf8')) } : result;
  },
};
const leaks = inBrowser(
  'what areas leave behind',
  { limitMinutes: 30 },
  { LEAKS: 'all' },
  'leaks',
  '--global-timeout',
  String(30 * 60_000),
);
const leaksAsTable: Step = {
  name: leaks.name,
  run: async () => {
    rmSync(LEAKS_REPORT, { force: true });
    const result = await leaks.run();
    return existsSync(LEAKS_REPORT) ? { ...result, summary: readFileSync(LEAKS_REPORT, 'utf8') } : result;
  },
};

/**
 * Five faults of the database and the API while clients write; `npm run faults` injects many. Runs next to the
 * journeys, because it waits half of its time.
 */
const survival = step('survival of faults', () => node('tools/run/faults.ts', '--short'), { limitMinutes: 20 });

/** Each thread of the type checker checks shared types again. It retains nearly everything that it allocates. */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '800' };
const CHECKS: Phase = [format, laws, versions, unused, translations];
export const VERIFY: readonly Phase[] = [[...CHECKS, ...typesAndLint()], [unit]];
/** Journeys wait a third of their time, which the slowest checks use. */
export const TEST: readonly Phase[] = [
  [...CHECKS, build, browser],
  [sizes, unit],
  [survival, journeys, ...typesAndLint({ limitMinutes: 20, isBackground: true, env: ONE_THREAD })],
];
export const LOOKS: readonly Phase[] = [[build], [looks]];
export const FAILURES: readonly Phase[] = [[build], [faultsAsTable]];
export const LEAKS: readonly Phase[] = [[build], [leaksAsTable]];
export const OPERATIONS: readonly Phase[] = [[build], [operations]];
