import type { InstrumenterContext } from '@stryker-mutator/api/core';

/** Each call of Stryker's helpers in a mutated file: the second decides whether a mutant is active, at each step. */
const COVERAGE_CALL = /\bstryCov_\w+\("[^()]*\)/g;
const SWITCH_CALL = /\bstryMutAct_\w+\("(\d+)"\)/g;

const NAME = '__mutantSwitch__';
/** How many steps pass before the limits are looked at. */
const STEPS_BETWEEN_CHECKS = 2 ** 16;
/** A test may take ten times as long as before, and some seconds more. */
const [CPU_FACTOR, CPU_MARGIN_MS, CPU_LIMIT_MS] = [10, 2_000, 20_000];
const HEAP_LIMIT_BYTES = 2 ** 29;

/** In milliseconds, of this process: the load of the machine doesn't count. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Takes the place of Stryker's switches once coverage is known: they compare texts and count coverage with every step,
 * and end only those endless loops that contain the mutant. These compare numbers, and end every loop of mutated files
 * by the processor time and memory that a test takes.
 */
export class MutantSwitch {
  readonly #context: InstrumenterContext;
  #active = -1;
  #steps = 0;
  #stepsToCheck = STEPS_BETWEEN_CHECKS;
  #cpuLimit = 0;
  #heapAtStart = 0;
  #isExpired = false;

  constructor(context: InstrumenterContext) {
    this.#context = context;
    Object.assign(globalThis, { [NAME]: this });
  }

  get isExpired(): boolean {
    return this.#isExpired;
  }

  activate(id: string | undefined): void {
    this.#context.activeMutant = id;
    this.#active = id === undefined ? -1 : Number(id);
  }

  /** Gives a test its processor time and memory; `expected`: what it took before, in milliseconds. */
  startTest(expected: number | undefined): void {
    this.#isExpired = false;
    this.#steps = 0;
    this.#stepsToCheck = STEPS_BETWEEN_CHECKS;
    this.#cpuLimit = cpuTime() + (expected === undefined ? CPU_LIMIT_MS : CPU_FACTOR * expected + CPU_MARGIN_MS);
    this.#heapAtStart = process.memoryUsage().heapUsed;
  }

  isActive(id: number): boolean {
    if (++this.#steps >= this.#stepsToCheck) this.#checkLimits();
    if (this.#active !== id) return false;
    const context = this.#context;
    if (context.hitCount !== undefined && ++context.hitCount > (context.hitLimit ?? Infinity))
      throw new Error('The mutant is reached too often');
    return true;
  }

  /** An expired test stays expired: what catches the error, or tries smaller examples, ends at its next step. */
  #checkLimits(): void {
    const isOver = cpuTime() > this.#cpuLimit || process.memoryUsage().heapUsed - this.#heapAtStart > HEAP_LIMIT_BYTES;
    this.#isExpired ||= isOver;
    this.#stepsToCheck = this.#isExpired ? 0 : this.#steps + STEPS_BETWEEN_CHECKS;
    if (this.#isExpired) throw new Error('The test takes too long or too much memory');
  }
}

export function replaceSwitches(source: string): string {
  if (!source.includes('stryMutAct_')) return source;
  const calls = source.replace(COVERAGE_CALL, '0').replace(SWITCH_CALL, `mutantSwitch.isActive($1)`);
  return `const mutantSwitch = globalThis.${NAME}; ${calls}`;
}
