import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Simulation } from 'shared-contracts/finance/simulations';

/** Unix seconds; `to` is exclusive. */
export type SimulationRequest = { id: string; version: number; from: number; to: number };

export const simulationQuery = ({ id, ...query }: SimulationRequest) =>
  queryOptions({
    queryKey: ['contracts', 'simulation', id, query],
    queryFn: ({ signal }) => api.get<Simulation>(`contracts/${id}/simulation`, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const exportMutation = () =>
  mutationOptions({
    mutationFn: ({ id, ...query }: SimulationRequest) => api.file(`contracts/${id}/simulation/export`, { query }),
  });
