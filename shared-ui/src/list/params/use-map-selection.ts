import { useState } from 'react';
import { useIsMobile } from '../../base/use-media.ts';
import type { ListParams } from './list-params.ts';

/**
 * The selected row of a list with a map. On small screens the URL (`?view=map`) determines which of them is visible,
 * and selecting a row shows the map.
 */
export function useMapSelection(list: ListParams) {
  const isMobile = useIsMobile();
  const [selectedId, setSelected] = useState<string | null>(null);
  const onSelect = (id: string) => {
    setSelected(id);
    if (isMobile) list.setFilters({ view: 'map' });
  };
  return {
    isMobile,
    isMapView: list.getValue('view') === 'map',
    selectedId,
    onSelect,
    setSelected,
  };
}
