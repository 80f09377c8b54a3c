import { useQuery } from '@tanstack/react-query';
import { monitoringQueries } from './monitoring.api.ts';
import type { Span } from './range.rules.ts';

export type TrackOf = {
  vehicleId: string;
  span: Span;
  /** Every position, not what a map shows of them. */ isDetailed: boolean;
};

const NOTHING: TrackOf = { vehicleId: '', span: { from: 0, to: 0 }, isDetailed: false };

/** Where a vehicle was; every position once it is asked for and there. Null: nothing is asked. */
export function useTrack(of: TrackOf | null) {
  const { vehicleId, span, isDetailed } = of ?? NOTHING;
  const track = useQuery({ ...monitoringQueries.track(vehicleId, span), enabled: of !== null });
  const detailed = useQuery({ ...monitoringQueries.detailed(vehicleId, span), enabled: isDetailed });
  return { track, detailed, positions: detailed.data?.positions ?? track.data?.positions };
}
