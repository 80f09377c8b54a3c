import type { ImportRow } from 'shared-contracts/imports';
import type { Language } from 'shared-contracts/values/limits';
import { translateProblem } from './problem.texts.ts';
import type { listRows } from './imports.store.ts';

type Row = Awaited<ReturnType<typeof listRows>>['items'][number];

/** @param failureMessage introduces the problems of a row that was not saved */
export const presentRow = (
  { row, state, recordId, recordName, problems }: Row,
  failureMessage: string,
  language: Language,
): ImportRow => ({
  row,
  state,
  record: recordId === null ? null : { id: recordId, name: recordName ?? '' },
  message: state === 'failed' ? failureMessage : null,
  problems: (problems ?? []).map((problem) => translateProblem(problem, language)),
});
