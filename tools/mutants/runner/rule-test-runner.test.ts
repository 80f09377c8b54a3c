import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Mutated code as written by Stryker: each mutant is a switch. */
const RULE = `
const isActive = (id) => {
  const { activeMutant, hitLimit } = globalThis.__stryker__;
  if (activeMutant === id && ++globalThis.__stryker__.hitCount > hitLimit) throw new Error('Hit limit');
  return activeMutant === id;
};
const FACTOR = isActive('constant') ? 3 : 2;
const squares = new Map();
export const double = (value: number) => (isActive('runtime') ? -value : value * FACTOR);
export const half = (value: number) => (isActive('equivalent') ? value * 0.5 : value / 2);
export const square = (value: number) => {
  if (!squares.has(value)) squares.set(value, isActive('kept') ? 0 : value ** 2);
  return squares.get(value);
};
export const countDown = (value: number) => {
  while (value > 0) value += isActive('endless') ? 1 : -1;
  return value;
};
function stryMutAct_1(id) {
  return globalThis.__stryker__.activeMutant === id;
}
function stryCov_1() {}
export const START = stryMutAct_1("9") ? 1 : 0;
export const listDown = (value: number) => {
  stryCov_1("7", "8");
  const values = [];
  for (const step = stryMutAct_1("7") ? 0 : 1; stryMutAct_1("8") ? value < 0 : value > 0; value -= step) values.push(value);
  return values;
};
`;

const TEST = `
import { countDown, double, half, listDown, square } from './number.rules.ts';
test('doubles', () => expect(double(2)).toBe(4));
test.each([[2, 1], [4, 2]])('halves %s', (value, result) => expect(half(value)).toBe(result));
test('squares', () => expect(square(3)).toBe(9));
test('counts down', () => expect(countDown(3)).toBe(0));
test('lists down', () => expect(listDown(2)).toEqual([2, 1]));
`;

const FILE = 'area/src/number.rules.test.ts';
const tests = ['doubles', 'halves 2', 'halves 4', 'squares', 'counts down', 'lists down'].map(
  (name) => `${FILE} › ${name}`,
);

type Mutant = { id: string; isStatic?: true };

/** In a separate process, like Stryker: the runner changes how modules are resolved. */
function runMutants(mutants: Mutant[]): { coverage: { perTest: object }; tests: string[]; statuses: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = { [FILE]: TEST, 'area/src/number.rules.ts': RULE, 'area/package.json': '{"type":"module"}' };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const script = `
    import { RuleTestRunner } from ${JSON.stringify(join(import.meta.dirname, 'rule-test-runner.ts'))};
    const runner = new RuleTestRunner();
    const { tests, mutantCoverage: coverage } = await runner.dryRun();
    const statuses = [];
    for (const { id, isStatic } of ${JSON.stringify(mutants)}) {
      const { status } = await runner.mutantRun({
        activeMutant: { id },
        hitLimit: 100,
        mutantActivation: isStatic ? 'static' : 'runtime',
        sandboxFileName: ${JSON.stringify(join(folder, 'area/src/number.rules.ts'))},
        testFilter: isStatic ? undefined : tests.map(({ id }) => id),
      });
      statuses.push(status);
    }
    console.log(JSON.stringify({ coverage, tests: tests.map(({ id, status }) => status + id), statuses }));
  `;
  try {
    const args = ['--input-type=module', '--eval', script];
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('tells which mutants the tests notice, regardless of what modules retain from one mutant to the next', () => {
  const result = runMutants([
    { id: 'kept' },
    { id: 'runtime' },
    { id: 'equivalent' },
    { id: 'constant', isStatic: true },
    { id: 'kept' },
    { id: 'equivalent' },
    { id: 'endless' },
    { id: '7' },
    { id: 'constant', isStatic: true },
    { id: '8' },
    { id: 'runtime' },
  ]);
  const perTest = Object.fromEntries(tests.map((id) => [id, id.endsWith('lists down') ? { 7: 1, 8: 1 } : {}]));
  expect(result.coverage).toEqual({ static: {}, perTest });
  expect(result.tests).toEqual(tests.map((id) => `0${id}`));
  expect(result.statuses).toEqual([
    'killed',
    'killed',
    'survived',
    'killed',
    'killed',
    'survived',
    'timeout',
    'timeout',
    'killed',
    'killed',
    'killed',
  ]);
});
