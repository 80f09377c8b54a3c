import { useState } from 'react';
import { useListParams } from 'shared-ui/list';
import { useRange } from './use-range.ts';
import type { TrackQuery } from './track/use-track.ts';

/** Stores the selected vehicles in the URL; the last one is active. */
export function useSelection() {
  const { getValues, setFilters, toggleFilterValue } = useListParams({ multiFilters: ['vehicle'] });
  const { range, span } = useRange();
  const [isFollowing, setFollowing] = useState(false);
  const [detailedTrackKey, setDetailedTrackKey] = useState<string>();
  const [selectedStopId, setSelectedStopId] = useState<string | null>(null);
  const selectedIds = getValues('vehicle');
  const activeId = selectedIds.at(-1);
  const trackKey = `${activeId} ${span?.from} ${span?.to}`;
  const trackQuery: TrackQuery | null =
    activeId && span ? { vehicleId: activeId, span, isDetailed: detailedTrackKey === trackKey } : null;
  const setSelectedIds = (ids: readonly string[]) => {
    setSelectedStopId(null);
    setFilters({ vehicle: ids });
  };
  return {
    selectedIds,
    activeId,
    range,
    span,
    trackQuery,
    isFollowing,
    selectedStopId,
    onSelect: (id: string) => setSelectedIds([id]),
    onToggle: (id: string) => toggleFilterValue('vehicle', id),
    onActivate: (id: string) => setSelectedIds([...selectedIds.filter((other) => other !== id), id]),
    onRemove: (id: string) => setSelectedIds(selectedIds.filter((other) => other !== id)),
    onFollow: setFollowing,
    onShowDetails: () => setDetailedTrackKey(trackKey),
    onSelectStop: setSelectedStopId,
  };
}
