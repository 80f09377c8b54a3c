import type { ImportRow } from 'shared-contracts/imports';
import type { listRows } from './imports.store.ts';

type Row = Awaited<ReturnType<typeof listRows>>['items'][number];

/** @param failure what is told of a row that was not saved, before why */
export const presentRow = ({ row, state, recordId, recordName, problems }: Row, failure: string): ImportRow => ({
  row,
  state,
  record: recordId === null ? null : { id: recordId, name: recordName ?? '' },
  message: state === 'failed' ? failure : null,
  problems: problems ?? [],
});
