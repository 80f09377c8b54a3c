import { useState } from 'react';
import { useNarrow } from '../base/use-media.ts';
import type { ListParams } from './params.ts';

/**
 * A list with a map beside it: which row stands out on both, and, where it is narrow, which of the two the address (`?view=map`) shows.
 * To choose a row there leads to the map.
 */
export function useShownOnMap(list: ListParams) {
  const narrow = useNarrow();
  const [selected, setSelected] = useState<string | null>(null);
  const onSelect = (id: string) => {
    setSelected(id);
    if (narrow) list.filter({ view: 'map' });
  };
  return { narrow, isMap: list.valueOf('view') === 'map', selected, onSelect, onMark: setSelected };
}
