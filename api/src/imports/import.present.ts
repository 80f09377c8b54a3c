import type { ImportRow } from 'shared-contracts/imports';
import type { listRows } from './imports.store.ts';

type Row = Awaited<ReturnType<typeof listRows>>['items'][number];

/** @param failureMessage introduces the problems of a row that was not saved */
export const presentRow = ({ row, state, recordId, recordName, problems }: Row, failureMessage: string): ImportRow => ({
  row,
  state,
  record: recordId === null ? null : { id: recordId, name: recordName ?? '' },
  message: state === 'failed' ? failureMessage : null,
  problems: problems ?? [],
});
