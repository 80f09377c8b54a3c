import { useLayoutEffect, useRef } from 'react';
import { useFormatMessage, withValues } from '../../base/message.ts';
import { useLatest } from '../../base/use-latest.ts';
import { useMapHandle } from '../engine/map-context.ts';
import { alertMessages, countMessages, messages } from '../map.messages.ts';
import { useMapBehavior } from '../markers/use-map-behavior.ts';
import type { StateCounts } from './cluster-states.rules.ts';
import type { FleetStore, MarkedVehicle } from './fleet-store.ts';
import { VehicleLayer } from './vehicle-layer.ts';

type VehiclesProps = {
  fleet: FleetStore;
  selectedId?: string | null;
  /** Whether the selected vehicle stays centered. */
  followSelected?: boolean;
  onSelect: (id: string) => void;
};

/** Vehicles with their plates. They follow the store without re-renders. */
export function MapVehicles({ fleet, selectedId = null, followSelected = false, onSelect }: VehiclesProps) {
  const handle = useMapHandle();
  const formatMessage = useLatest(useFormatMessage());
  const behavior = useMapBehavior();
  const select = useLatest(onSelect);
  const layer = useRef<VehicleLayer>(undefined);
  // Layout effects: the vehicles are in the map's first frame, which can take long to draw.
  useLayoutEffect(() => {
    if (!handle) return undefined;
    const getLabel = ({ plate, motion, isCoarse, alert }: MarkedVehicle) => {
      const values = { plate, motion: formatMessage.current(messages[motion]) };
      const label = formatMessage.current(withValues(isCoarse ? messages.coarseVehicle : messages.vehicle, values));
      return alert ? `${label}, ${formatMessage.current(alertMessages[alert])}` : label;
    };
    const getClusterLabel = ({ count, motions, alerts }: StateCounts) => {
      const states = motions.map((state) => formatMessage.current(withValues(countMessages[state.motion], state)));
      const alerted = alerts > 0 ? [formatMessage.current(withValues(countMessages.alerts, { count: alerts }))] : [];
      const text = [...states, ...alerted].join(', ');
      return formatMessage.current(withValues(messages.vehicleCluster, { count, states: text }));
    };
    const created = new VehicleLayer(handle, fleet, {
      hasReducedMotion: behavior.hasReducedMotion,
      getLabel,
      getClusterLabel,
      onSelect: (id) => select.current(id),
    });
    layer.current = created;
    return () => {
      layer.current = undefined;
      created.destroy();
    };
  }, [handle, fleet, behavior, formatMessage, select]);
  useLayoutEffect(() => layer.current?.select(selectedId, followSelected), [handle, fleet, selectedId, followSelected]);
  return null;
}
