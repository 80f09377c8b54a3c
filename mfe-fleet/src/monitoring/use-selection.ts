import { useState } from 'react';
import { useListParams } from 'shared-ui/list';
import { useRange } from './use-range.ts';
import type { TrackOf } from './use-track.ts';

/** The chosen vehicles, which stand in the address; the last one is the one that is looked at. */
export function useChoosing() {
  const { valuesOf, filter, toggle } = useListParams({ many: ['vehicle'] });
  const { range, span } = useRange();
  const [follows, setFollows] = useState(false);
  const [detailOf, setDetailOf] = useState<string>();
  const [stop, setStop] = useState<string | null>(null);
  const chosen = valuesOf('vehicle');
  const active = chosen.at(-1);
  const wanted = `${active} ${span?.from} ${span?.to}`;
  const track: TrackOf | null = active && span ? { vehicleId: active, span, isDetailed: detailOf === wanted } : null;
  const put = (vehicle: readonly string[]) => {
    setStop(null);
    filter({ vehicle });
  };
  return {
    chosen,
    active,
    range,
    span,
    track,
    follows,
    stop,
    onChoose: (id: string) => put([id]),
    onToggle: (id: string) => toggle('vehicle', id),
    onActivate: (id: string) => put([...chosen.filter((other) => other !== id), id]),
    onRemove: (id: string) => put(chosen.filter((other) => other !== id)),
    onFollow: setFollows,
    onDetail: () => setDetailOf(wanted),
    onStop: setStop,
  };
}
