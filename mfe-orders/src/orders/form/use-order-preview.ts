import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrderInput } from 'shared-contracts/orders';
import { useRested } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { orderQueries } from './orders.api.ts';

/** What the order as it is entered would cover and cost, and which cargos keep it from being sent; asked for when the typing pauses, and only for what changes it. */
export function usePreview() {
  const { stops, cargoItems, contractId, isBackhaul } = useFormValues<OrderInput>();
  const asked = useMemo(() => {
    const cargoIds = [...new Set(cargoItems.map(({ cargoId }) => cargoId).filter(Boolean))];
    return JSON.stringify({
      stops: stops.filter(({ locationId }) => locationId),
      cargoItems: cargoIds.map((cargoId) => ({ packNumber: null, cargoId, quantity: 1 })),
      contractId,
      isBackhaul,
    });
  }, [stops, cargoItems, contractId, isBackhaul]);
  const rested = useRested(asked);
  return useQuery({ ...orderQueries.preview(JSON.parse(rested)), enabled: Boolean(contractId) });
}
