import { useEffect, useRef } from 'react';
import { fill, useSay } from '../base/words.ts';
import type { Fleet, MapVehicle } from './fleet.ts';
import { useStage } from './map-context.ts';
import { messages } from './map.messages.ts';
import { useLatest, useMapManners } from './markers.tsx';
import { VehicleLayer } from './vehicle-layer.ts';

type VehiclesProps = {
  fleet: Fleet;
  selected?: string | null;
  /** The map goes with the selected one. */
  follows?: boolean;
  onSelect: (id: string) => void;
};

/** Vehicles with their plates, gliding as the fleet moves: this component is not drawn again for it. */
export function MapVehicles({ fleet, selected = null, follows = false, onSelect }: VehiclesProps) {
  const stage = useStage();
  const say = useLatest(useSay());
  const manners = useMapManners();
  const select = useLatest(onSelect);
  const layer = useRef<VehicleLayer>(undefined);
  useEffect(() => {
    if (!stage) return undefined;
    const name = ({ plate, motion }: MapVehicle) =>
      say.current(fill(messages.vehicle, { plate, motion: say.current(messages[motion]) }));
    const made = new VehicleLayer(stage, fleet, { ...manners, name, onSelect: (id) => select.current(id) });
    layer.current = made;
    return () => {
      layer.current = undefined;
      made.destroy();
    };
  }, [stage, fleet, manners, say, select]);
  useEffect(() => layer.current?.select(selected, follows), [stage, fleet, selected, follows]);
  return null;
}
