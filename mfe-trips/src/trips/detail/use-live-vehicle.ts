import { useState } from 'react';
import { useLivePositions } from 'shared-auth';
import type { LivePosition } from 'shared-contracts/telemetry';
import type { Named } from 'shared-contracts/common';
import { createFleet } from 'shared-ui/map';

export type LiveState = { kind: 'waiting' | 'unknown' | 'lost' } | { kind: 'seen'; position: LivePosition };

/** Where a vehicle is, as it moves: on the map it glides by itself, in words it is told here. */
export function useLiveVehicle({ id, name }: Named) {
  const [fleet] = useState(() => createFleet());
  const [state, setState] = useState<LiveState>({ kind: 'waiting' });
  useLivePositions({
    onPositions: (positions, isAll) => {
      const position = positions.find(({ vehicleId }) => vehicleId === id);
      if (!position) {
        if (isAll) setState({ kind: 'unknown' });
        return;
      }
      const { latitude, longitude, motion, heading } = position;
      if (fleet.get(id)) fleet.move([{ id, latitude, longitude, motion, heading }]);
      else fleet.replace([{ id, plate: name, latitude, longitude, motion, heading }]);
      setState({ kind: 'seen', position });
    },
    onLost: () => setState({ kind: 'lost' }),
  });
  return { fleet, state };
}
