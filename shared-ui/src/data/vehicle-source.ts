import { api } from 'shared-auth';
import type { OnlineState } from 'shared-contracts/telemetry';
import { VEHICLE_LIST_MS } from 'shared-contracts/values/limits';
import type { Source } from '../picker/source.ts';
import { messages } from './vehicle-source.messages.ts';

/** Whether a vehicle is heard of. */
const isOnline = (id: string, signal: AbortSignal) => api.get<OnlineState>(`vehicles/${id}/is-online`, { signal });

/**
 * What selects of vehicles choose from, wherever they stand: ten at a time, loaded a while after the select is there; one that is offline bears "GPS Fault".
 * The choices' values are ids of vehicles.
 */
export const vehicleSource = <Row>(source: Pick<Source<Row>, 'key' | 'load' | 'choice'>): Source<Row> => ({
  ...source,
  loadsAfter: VEHICLE_LIST_MS,
  suffix: {
    words: messages.gpsFault,
    isDue: (id) => ({
      queryKey: ['vehicles', id, 'is-offline'],
      queryFn: async ({ signal }) => !(await isOnline(id, signal)).isOnline,
    }),
  },
});
