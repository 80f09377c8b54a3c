import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLivePositions } from 'shared-auth';
import { monitoringQueries } from './monitoring.api.ts';
import { createTracking, type Tracking, type Wanted } from './tracking.ts';

/** The vehicles that may be seen, as they move. `isCut`: the server is not heard; it is tried again. */
export function useTracking({ search, motion }: Wanted) {
  const [tracking] = useState(createTracking);
  const [isCut, setCut] = useState(false);
  const devices = useQuery(monitoringQueries.devices());
  const asked = useRef(new Set<string>());
  const { data, refetch } = devices;

  useLivePositions({
    onPositions: (positions, isAll) => {
      if (isAll) setCut(false);
      const unknown = tracking.take(positions).filter((id) => !asked.current.has(id));
      if (!data || unknown.length === 0) return;
      for (const id of unknown) asked.current.add(id);
      void refetch();
    },
    onLost: () => setCut(true),
  });
  useEffect(() => {
    if (data) tracking.put(data);
  }, [tracking, data]);
  useEffect(() => tracking.want({ search, motion }), [tracking, search, motion]);
  return { tracking, devices, isCut };
}

/** Drawn again when the list or its numbers change, not when something moves. */
export const useShown = ({ follow, shown }: Tracking) => useSyncExternalStore(follow, shown);

/** Drawn again when this vehicle moves. */
export const useTracked = ({ follow, get }: Tracking, id: string) => useSyncExternalStore(follow, () => get(id));

/** Its plate, known once the vehicles are. */
export const usePlate = ({ follow, get }: Tracking, id: string | undefined) =>
  useSyncExternalStore(follow, () => (id && get(id)?.device.registrationPlate) || '');
