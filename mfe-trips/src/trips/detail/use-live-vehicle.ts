import { useState } from 'react';
import { useLivePositions } from 'shared-auth';
import type { LivePosition } from 'shared-contracts/fleet/telemetry';
import type { NamedRef } from 'shared-contracts/common';
import { createFleetStore } from 'shared-ui/map';

export type LiveState = { kind: 'connecting' | 'unknown' | 'disconnected' } | { kind: 'known'; position: LivePosition };

/** Follows the live position of a vehicle. `fleet` animates the marker on the map without rendering; `state` is for text. */
export function useLiveVehicle({ id, name }: NamedRef) {
  const [fleet] = useState(() => createFleetStore());
  const [state, setState] = useState<LiveState>({ kind: 'connecting' });
  useLivePositions({
    onMessage: (positions, isAll) => {
      const position = positions.find(({ vehicleId }) => vehicleId === id);
      if (!position) {
        if (isAll) setState({ kind: 'unknown' });
        return;
      }
      const { latitude, longitude, motion, heading } = position;
      if (fleet.get(id)) fleet.updatePositions([{ id, latitude, longitude, motion, heading }]);
      else fleet.setVehicles([{ id, plate: name, latitude, longitude, motion, heading }]);
      setState({ kind: 'known', position });
    },
    onDisconnect: () => setState({ kind: 'disconnected' }),
  });
  return { fleet, state };
}
