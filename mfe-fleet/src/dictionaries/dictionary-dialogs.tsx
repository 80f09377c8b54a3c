import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, Can } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { DictionaryKind, Entry } from './dictionary-kinds.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { SuggestTypesDialog } from './suggest-types-dialog.tsx';

export const WRITE_ACCESS = { model: 'vehicle', action: 'write' } as const;

const createApiError = (status: number, code: string) => new ApiError({ status, code, message: '', fields: {} });

/** Returns why the entry cannot be edited; one that is missing from the loaded list is reported as not found. */
function getEditError({ data, error }: UseQueryResult<Page<Entry>>, entry: Entry | undefined) {
  if (entry) return entry.actions.includes('edit') ? undefined : createApiError(403, 'forbidden');
  return data ? createApiError(404, 'notFound') : error;
}

type DictionaryDialogsProps = {
  name: string;
  id: string;
  kind: DictionaryKind;
  entries: UseQueryResult<Page<Entry>>;
  onClose: () => void;
};

export function DictionaryDialogs({ name, id, kind, entries, onClose }: DictionaryDialogsProps) {
  if (name === 'fits') return <SuggestTypesDialog onClose={onClose} />;
  if (name !== 'new' && name !== 'edit') return null;
  const entry = entries.data?.items.find((item) => item.id === id);
  const editError = id ? getEditError(entries, entry) : undefined;
  return (
    <Can access={WRITE_ACCESS}>
      <EntryDialog kind={kind} id={id} entry={editError ? undefined : entry} error={editError} onClose={onClose} />
    </Can>
  );
}
