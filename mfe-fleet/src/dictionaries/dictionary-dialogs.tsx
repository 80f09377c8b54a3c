import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, Can } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Entry, Kind } from './dictionary-kinds.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { FitsDialog } from './fits-dialog.tsx';

/** Who keeps the entries of an organization, or as root those of the platform. */
export const WRITE = { model: 'vehicle', action: 'write' } as const;

const refused = (status: number, code: string) => new ApiError({ status, code, message: '', fields: {} });

/** Why an entry cannot be edited, if so: what the list does not hold is not there. */
function whyNot({ data, error }: UseQueryResult<Page<Entry>>, entry: Entry | undefined) {
  if (entry) return entry.actions.includes('edit') ? undefined : refused(403, 'forbidden');
  return data ? refused(404, 'notFound') : error;
}

type DictionaryDialogsProps = {
  name: string;
  id: string;
  kind: Kind;
  rows: UseQueryResult<Page<Entry>>;
  onClose: () => void;
};

/** The dialog that the address names, for whoever may use it. */
export function DictionaryDialogs({ name, id, kind, rows, onClose }: DictionaryDialogsProps) {
  if (name === 'fits') return <FitsDialog onClose={onClose} />;
  if (name !== 'new' && name !== 'edit') return null;
  const entry = rows.data?.items.find((row) => row.id === id);
  const why = id ? whyNot(rows, entry) : undefined;
  return (
    <Can access={WRITE}>
      <EntryDialog kind={kind} id={id} entry={why ? undefined : entry} error={why} onClose={onClose} />
    </Can>
  );
}
