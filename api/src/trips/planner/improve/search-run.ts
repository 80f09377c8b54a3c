import { createInsertionSearch, type InsertionSearch } from './insertion.ts';
import { createRandom, type Random, toThreshold } from './random.ts';
import { createSortKeys, insertAbsent, listAbsent, type SortKeys } from './recreation.ts';
import { createRemoval, type Removal, type RemovalSettings, removeStrings } from './removal.ts';
import type { SearchProblem } from './search-problem.ts';
import { copyState, copyTouched, createState, type SearchState, setCost } from './search-state.ts';

/** The probability that a position is skipped. */
const BLINK = 0.01;
/** The average number of requests left out by a fleet that are tried again in an iteration. */
const MAX_RETURNING = 20;
const REMOVAL: RemovalSettings = { averageRemoved: 10, maxString: 10 };

/** State shared by all phases of a search. */
export type SearchRun = {
  problem: SearchProblem;
  random: Random;
  keys: SortKeys;
  removal: Removal;
  insertion: InsertionSearch;
  /** The solution being changed, the one that it is compared with, and the best complete one. */
  candidate: SearchState;
  current: SearchState;
  best: SearchState;
};

export function createRun(problem: SearchProblem, seed: number): SearchRun {
  const random = createRandom(seed);
  return {
    problem,
    random,
    keys: createSortKeys(problem),
    removal: createRemoval(problem),
    insertion: createInsertionSearch(problem, random, toThreshold(BLINK)),
    candidate: createState(problem),
    current: createState(problem),
    best: createState(problem),
  };
}

/** Copies `state` into all states. */
export function resetTo(run: SearchRun, state: SearchState): void {
  if (state !== run.current) copyState(state, run.current);
  copyState(run.current, run.candidate);
  run.candidate.touched.fill(0);
}

/** Removes some requests of the candidate and inserts all absent ones. */
export function ruinAndRecreate(run: SearchRun, { routeCount, maxRoutes }: { routeCount: number; maxRoutes: number }) {
  const { problem, random, candidate, removal, insertion, keys } = run;
  removeStrings(candidate, removal, { problem, random, settings: REMOVAL, routeCount });
  const earlier = problem.fleet && run.current.absent > MAX_RETURNING ? run.current : null;
  const count = listAbsent(candidate, removal.absent, { keys, random, earlier, returning: MAX_RETURNING });
  insertAbsent(candidate, insertion, removal.absent, { count, maxRoutes });
  setCost(candidate, problem);
}

export function accept({ candidate, current }: SearchRun): void {
  copyTouched(candidate, current, candidate.touched);
  candidate.touched.fill(0);
}

export function reject({ candidate, current }: SearchRun): void {
  copyTouched(current, candidate, candidate.touched);
  candidate.touched.fill(0);
}
