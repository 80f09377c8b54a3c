import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext, type MutantCoverage } from '@stryker-mutator/api/core';
import {
  determineHitLimitReached,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { Modules } from './modules.ts';
import { collectTests, type RuleTest } from './rule-tests.ts';
import { cpuTime, HitCounter, MutantSwitch } from './switches.ts';

/** Rules are tested in isolation: without a database or a screen. */
const RULE_TESTS = [
  '*/src/**/*.rules.test.ts',
  'api/demo/**/*.rules.test.ts',
  'tools/*/**/*.rules.test.ts',
  'shared-contracts/src/values/**/*.test.ts',
  // The planner is also tested as a whole.
  'api/src/trips/planner/{plan-properties,unplaced-help,fleet/fleet,improve/improve-*}.test.ts',
  'api/src/trips/plans/changes/plan-changes-properties.test.ts',
];

const namespace = globalThis as unknown as Record<string, InstrumenterContext>;
const context = (namespace[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

// A failing property is sufficient: finding its smallest counterexample would take many more runs.
fc.configureGlobal({ endOnFailure: true });

const messageOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Runs the tests of rules in one process that reuses its modules: a mutant is a switch in them, so that only the tests
 * which reach it cost time. Values that a module computes on import, or caches, are computed again where it matters.
 */
export class RuleTestRunner implements TestRunner {
  readonly #folder = process.cwd();
  readonly #modules = new Modules(this.#folder);
  readonly #testFiles = globSync(RULE_TESTS, { cwd: this.#folder, exclude: ['**/node_modules/**'] });
  readonly #tests = new Map<string, RuleTest[]>();
  readonly #durations = new Map<string, number>();
  readonly #switch = new MutantSwitch(context);

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    const hits = new HitCounter();
    const coverage: MutantCoverage = { static: {}, perTest: {} };
    for (const file of this.#testFiles) {
      const loaded = await this.#load(file);
      Object.assign(coverage.static, hits.take());
      for (const test of loaded) {
        const failureMessage = await this.#failureOf(test);
        coverage.perTest[test.id] = hits.take();
        const result = { id: test.id, name: test.id, fileName: file, timeSpentMs: this.#durations.get(test.id) ?? 0 };
        tests.push(
          failureMessage === undefined
            ? { ...result, status: TestStatus.Success }
            : { ...result, status: TestStatus.Failed, failureMessage },
        );
      }
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (this.#modules.endCoverage()) this.#tests.clear();
    try {
      if (options.mutantActivation === 'static') return await this.#rerun(options);
      const result = await this.#run(options, await this.#filtered(options.testFilter));
      return (await this.#isConclusive(result)) ? result : await this.#rerun(options);
    } catch (error) {
      return { status: MutantRunStatus.Error, errorMessage: messageOf(error) };
    } finally {
      this.#switch.activate(undefined);
    }
  }

  /**
   * Modules may have cached a correct result of an earlier run, or a wrong one that fails a test without the mutant as
   * well.
   */
  async #isConclusive(result: MutantRunResult): Promise<boolean> {
    if (result.status !== MutantRunStatus.Killed) return result.status !== MutantRunStatus.Survived;
    this.#switch.activate(undefined);
    const [killer] = await this.#filtered(result.killedBy);
    if (killer && (await this.#failureOf(killer)) === undefined) return true;
    this.#tests.clear();
    this.#modules.expireAll();
    return false;
  }

  async #rerun(options: MutantRunOptions): Promise<MutantRunResult> {
    const expired = this.#modules.expire(options.sandboxFileName);
    const files = [...expired].map((url) => relative(this.#folder, fileURLToPath(url)));
    for (const file of files) this.#tests.delete(file);
    if (options.mutantActivation === 'static') this.#switch.activate(options.activeMutant.id);
    try {
      const tests = options.testFilter ? await this.#filtered(options.testFilter) : await this.#testsOf(files);
      return await this.#run(options, tests);
    } finally {
      for (const file of files) this.#tests.delete(file);
      this.#modules.expire(options.sandboxFileName);
    }
  }

  async #run({ activeMutant, hitLimit }: MutantRunOptions, tests: RuleTest[]): Promise<MutantRunResult> {
    const byDuration = tests.toSorted((a, b) => this.#duration(a) - this.#duration(b));
    this.#switch.activate(activeMutant.id);
    context.hitLimit = hitLimit;
    context.hitCount = hitLimit === undefined ? undefined : 0;
    for (const [index, test] of byDuration.entries()) {
      const failureMessage = await this.#failureOf(test);
      const timeout = determineHitLimitReached(context.hitCount, hitLimit);
      if (timeout) return { ...timeout, status: MutantRunStatus.Timeout };
      if (this.#switch.isExpired) return { status: MutantRunStatus.Timeout, reason: failureMessage };
      if (failureMessage === undefined) continue;
      return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage, nrOfTests: index + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
  }

  async #failureOf(test: RuleTest): Promise<string | undefined> {
    this.#switch.startTest(this.#durations.get(test.id));
    const start = cpuTime();
    try {
      await test.run();
      this.#durations.set(test.id, cpuTime() - start);
      return undefined;
    } catch (error) {
      return messageOf(error);
    } finally {
      this.#switch.endTest();
    }
  }

  #duration(test: RuleTest): number {
    return this.#durations.get(test.id) ?? 0;
  }

  async #filtered(ids: readonly string[] = []): Promise<RuleTest[]> {
    const wanted = new Set(ids);
    const files = new Set(ids.map((id) => id.split(' › ', 1)[0] ?? id));
    return (await this.#testsOf([...files])).filter(({ id }) => wanted.has(id));
  }

  async #testsOf(files: readonly string[]): Promise<RuleTest[]> {
    const tests: RuleTest[] = [];
    for (const file of files.filter((name) => this.#testFiles.includes(name))) tests.push(...(await this.#load(file)));
    return tests;
  }

  async #load(file: string): Promise<RuleTest[]> {
    const loaded = this.#tests.get(file);
    if (loaded) return loaded;
    const tests = await collectTests(file, () => this.#modules.import(join(this.#folder, file)));
    this.#tests.set(file, tests);
    return tests;
  }
}
