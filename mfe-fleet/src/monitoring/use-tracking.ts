import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLiveEvents, useLivePositions } from 'shared-auth';
import { monitoringQueries } from './monitoring.api.ts';
import { createTrackingStore, type TrackingFilters, type TrackingStore } from './tracking-store.ts';

/** All vehicles are loaded again to mark those with alerts, so it is limited to this interval. */
const ALERTS_MS = 5_000;

function useLiveAlertMarks(refetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const schedule = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refetch();
    }, ALERTS_MS);
  };
  const isConnected = useRef(false);
  useLiveEvents('alerts', schedule, () => {
    if (isConnected.current) schedule();
    isConnected.current = true;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Loads the visible vehicles and follows their live positions. While disconnected, it reconnects automatically. */
export function useTracking({ search, motion }: TrackingFilters) {
  const [tracking] = useState(createTrackingStore);
  const [isDisconnected, setDisconnected] = useState(false);
  const devices = useQuery(monitoringQueries.devices());
  const requestedIds = useRef(new Set<string>());
  const { data, refetch } = devices;

  useLivePositions({
    onMessage: (positions, isSnapshot) => {
      if (isSnapshot) setDisconnected(false);
      const unknown = tracking.applyPositions(positions).filter((id) => !requestedIds.current.has(id));
      if (!data || unknown.length === 0) return;
      for (const id of unknown) requestedIds.current.add(id);
      void refetch();
    },
    onDisconnect: () => setDisconnected(true),
  });
  useLiveAlertMarks(() => void refetch());
  useEffect(() => {
    if (data) tracking.setDevices(data);
  }, [tracking, data]);
  useEffect(() => tracking.setFilters({ search, motion }), [tracking, search, motion]);
  return { tracking, devices, isDisconnected };
}

/** Rerenders when the list or its counts change, not on every position. */
export const useFilteredVehicles = ({ subscribe, getFiltered }: TrackingStore) =>
  useSyncExternalStore(subscribe, getFiltered);

/** Renders again when this vehicle moves. */
export const useTrackedVehicle = ({ subscribe, get }: TrackingStore, id: string) =>
  useSyncExternalStore(subscribe, () => get(id));

/** Returns the vehicle's plate; empty until the vehicles are loaded. */
export const usePlate = ({ subscribe, get }: TrackingStore, id: string | undefined) =>
  useSyncExternalStore(subscribe, () => (id && get(id)?.device.registrationPlate) || '');
