import { api } from 'shared-auth';
import type { OnlineState } from 'shared-contracts/fleet/telemetry';
import { VEHICLE_LIST_PRELOAD_MS } from 'shared-contracts/values/limits';
import type { OptionSource } from './option-source.ts';
import { messages } from './vehicle-source.messages.ts';

const fetchOnlineState = (id: string, signal: AbortSignal) =>
  api.get<OnlineState>(`vehicles/${id}/is-online`, { signal });

/**
 * An option source for vehicles, preloaded after a while. Options of offline vehicles get the suffix "GPS Fault";
 * option values are vehicle ids.
 */
export const createVehicleSource = <Row>(
  source: Pick<OptionSource<Row>, 'queryKey' | 'load' | 'toOption'>,
): OptionSource<Row> => ({
  ...source,
  preloadAfterMs: VEHICLE_LIST_PRELOAD_MS,
  suffix: {
    message: messages.gpsFault,
    query: (id) => ({
      queryKey: ['vehicles', id, 'is-offline'],
      queryFn: async ({ signal }) => !(await fetchOnlineState(id, signal)).isOnline,
    }),
  },
});
