import { Can } from 'shared-auth';
import type { DictionaryKind } from './dictionary-kinds.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { SuggestTypesDialog } from './suggest-types-dialog.tsx';

export const WRITE_ACCESS = { model: 'vehicle', action: 'write' } as const;

type DictionaryDialogsProps = { name: string; id: string; kind: DictionaryKind; onClose: () => void };

export function DictionaryDialogs({ name, id, kind, onClose }: DictionaryDialogsProps) {
  if (name === 'fits') return <SuggestTypesDialog onClose={onClose} />;
  if (name !== 'new' && name !== 'edit') return null;
  return (
    <Can access={WRITE_ACCESS}>
      <EntryDialog kind={kind} id={id} onClose={onClose} />
    </Can>
  );
}
