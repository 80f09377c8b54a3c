import { useListParams } from 'shared-ui/list';
import { kindOf } from './dictionary-kinds.ts';
import { DictionaryList } from './dictionary-list.tsx';

/** What vehicles are described with. */
export default function DictionariesPage() {
  const kind = kindOf(useListParams().valueOf('tab'));
  return <DictionaryList key={kind} kind={kind} />;
}
