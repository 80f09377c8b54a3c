import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { useDebounced } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { orderQueries } from '../orders.api.ts';

/** Loads distance, cost and incompatible cargos of the entered order, debounced and only when relevant fields change. */
export function useOrderPreview() {
  const { stops, cargoItems, contractId, isBackhaul } = useFormValues<OrderInput>();
  const previewInput = useMemo(() => {
    const cargoIds = [...new Set(cargoItems.map(({ cargoId }) => cargoId).filter(Boolean))];
    return JSON.stringify({
      stops: stops.flatMap(({ locationId }) => (locationId ? [{ locationId, contactId: null }] : [])),
      cargoItems: cargoIds.map((cargoId) => ({ packNumber: null, cargoId, quantity: 1 })),
      contractId,
      isBackhaul,
    });
  }, [stops, cargoItems, contractId, isBackhaul]);
  const debouncedInput = useDebounced(previewInput);
  return useQuery({ ...orderQueries.preview(JSON.parse(debouncedInput)), enabled: Boolean(contractId) });
}
