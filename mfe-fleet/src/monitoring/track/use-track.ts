import { useQuery } from '@tanstack/react-query';
import { monitoringQueries } from '../monitoring.api.ts';
import type { TimeSpan } from '../range.rules.ts';

export type TrackQuery = {
  vehicleId: string;
  span: TimeSpan;
  /** Load all positions, not the simplified line. */ isDetailed: boolean;
};

const DISABLED_QUERY: TrackQuery = { vehicleId: '', span: { from: 0, to: 0 }, isDetailed: false };

/** Loads a vehicle's track. `positions` are all of them once the detailed track is loaded. A null query loads nothing. */
export function useTrack(query: TrackQuery | null) {
  const { vehicleId, span, isDetailed } = query ?? DISABLED_QUERY;
  const track = useQuery({ ...monitoringQueries.track(vehicleId, span), enabled: query !== null });
  const detailed = useQuery({ ...monitoringQueries.detailedTrack(vehicleId, span), enabled: isDetailed });
  return { track, detailed, positions: detailed.data?.positions ?? track.data?.positions };
}
