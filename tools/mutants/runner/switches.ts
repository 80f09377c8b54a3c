import type { InstrumenterContext } from '@stryker-mutator/api/core';

/**
 * Each call of Stryker's helpers in a mutated file: the first records that mutants are reached, the second queries
 * one.
 */
const COVERAGE_CALL = /\bstryCov_\w+\(("[^()]*)\)/g;
const SWITCH_CALL = /\bstryMutAct_\w+\("(\d+)"\)/g;

const [SWITCH, HITS] = ['__mutantSwitch__', '__mutantHits__'] as const;
const MAX_MUTANTS = 2 ** 17;
/** The number of steps between checks of the limits. */
const STEPS_BETWEEN_CHECKS = 2 ** 16;
/** A test may take five times as long as before, and a second more. */
const [CPU_FACTOR, CPU_MARGIN_MS, CPU_LIMIT_MS] = [5, 1_000, 8_000];
const HEAP_LIMIT_BYTES = 2 ** 29;

/** In milliseconds, of this process: other load on the machine doesn't count. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Replaces Stryker's switches, which compare texts in every step, and end only those endless loops that contain the
 * mutant. This one compares numbers, and ends every loop of mutated files by the processor time and memory that a test
 * takes.
 */
export class MutantSwitch {
  readonly #context: InstrumenterContext;
  #active = -1;
  #steps = 0;
  /** Modules are imported without limits. */
  #stepsToCheck = Infinity;
  #cpuLimit = 0;
  #heapAtStart = 0;
  #isExpired = false;

  constructor(context: InstrumenterContext) {
    this.#context = context;
    Object.assign(globalThis, { [SWITCH]: this });
  }

  get isExpired(): boolean {
    return this.#isExpired;
  }

  activate(id: string | undefined): void {
    this.#context.activeMutant = id;
    this.#active = id === undefined ? -1 : Number(id);
  }

  /** Grants a test its processor time and memory; `expected`: its earlier duration, in milliseconds. */
  startTest(expected: number | undefined): void {
    this.#isExpired = false;
    this.#steps = 0;
    this.#stepsToCheck = STEPS_BETWEEN_CHECKS;
    this.#cpuLimit = cpuTime() + Math.min(CPU_FACTOR * (expected ?? Infinity) + CPU_MARGIN_MS, CPU_LIMIT_MS);
    this.#heapAtStart = process.memoryUsage().heapUsed;
  }

  endTest(): void {
    this.#stepsToCheck = Infinity;
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

let highestId = 0;

/** Counts how often each mutant is reached, like Stryker's own helper, at a fraction of its time. */
export class HitCounter {
  readonly #hits = new Uint32Array(MAX_MUTANTS);

  constructor() {
    Object.assign(globalThis, { [HITS]: this.#hits });
  }

  /** The mutants that were reached since the last call. */
  take(): Record<string, number> {
    const taken: Record<string, number> = {};
    for (let id = 0; id <= highestId; id += 1) {
      const count = this.#hits[id] ?? 0;
      if (count > 0) taken[id] = count;
    }
    this.#hits.fill(0, 0, highestId + 1);
    return taken;
  }
}

const countHits = (_call: string, ids: string) => {
  const numbers = (ids.match(/\d+/g) ?? []).map(Number);
  highestId = Math.max(highestId, ...numbers);
  if (highestId >= MAX_MUTANTS) throw new Error(`There are more than ${MAX_MUTANTS} mutants`);
  return `(${numbers.map((id) => `++mutantHits[${id}]`).join(', ')})`;
};

/** Replaces Stryker's helpers in the text of a mutated file; other files stay as they are. */
export function replaceHelpers(source: string, isCounting: boolean): string {
  if (!source.includes('stryMutAct_')) return source;
  const calls = source
    .replace(COVERAGE_CALL, isCounting ? countHits : () => '0')
    .replace(SWITCH_CALL, 'mutantSwitch.isActive($1)');
  return `const mutantSwitch = globalThis.${SWITCH}, mutantHits = globalThis.${HITS}; ${calls}`;
}
