import { useListParams } from 'shared-ui/list';
import { toKind } from './dictionary-kinds.ts';
import { DictionaryList } from './dictionary-list.tsx';

export default function DictionariesPage() {
  const kind = toKind(useListParams().getValue('tab'));
  return <DictionaryList key={kind} kind={kind} />;
}
