import type { SplitMergeProblem } from 'shared-contracts/orders/split-merge';
import { conflict } from '../../platform/errors/app-error.ts';
import { describeProblems } from './order-problems.rules.ts';

const problemError = (code: string, problems: readonly SplitMergeProblem[]) =>
  conflict(code, describeProblems(problems), { problems });

export const notSplittable = (problems: readonly SplitMergeProblem[]) => problemError('notSplittable', problems);
export const notMergeable = (problems: readonly SplitMergeProblem[]) => problemError('notMergeable', problems);
