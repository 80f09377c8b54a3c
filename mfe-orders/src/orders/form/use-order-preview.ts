import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrderInput, OrderPreviewInput } from 'shared-contracts/orders/orders';
import { useDebounced } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { orderQueries } from '../orders.api.ts';
import { toSentStops } from './stops.rules.ts';

/** Omits incomplete values. */
function toPreviewInput(values: OrderInput): OrderPreviewInput {
  const { services = [], contractId, isBackhaul, vehicleTypeIds, cutoffOption, cargoItems } = values;
  const { pickupFrom, pickupTo, deliveryFrom, deliveryTo, cutoffTo, loadingMinutes, unloadingMinutes } = values;
  return {
    stops: toSentStops(values).map(({ locationId, kind, windowFrom, windowTo, handlingMinutes }) => ({
      locationId,
      contactId: null,
      ...(kind && { kind }),
      ...(windowFrom && { windowFrom }),
      ...(windowTo && { windowTo }),
      ...(handlingMinutes && { handlingMinutes }),
    })),
    cargoItems: cargoItems.flatMap(({ cargoId, quantity }) =>
      cargoId ? [{ packNumber: null, cargoId, quantity: Math.trunc(Number(quantity)) || 1 }] : [],
    ),
    contractId,
    services: services.filter(({ name, quantity }) => name && Number(quantity) > 0),
    isBackhaul,
    vehicleTypeIds,
    cutoffOption,
    pickupFrom: pickupFrom || null,
    pickupTo: pickupTo || null,
    deliveryFrom: deliveryFrom || null,
    deliveryTo: deliveryTo || null,
    cutoffTo: cutoffTo || null,
    loadingMinutes: loadingMinutes || 0,
    unloadingMinutes: unloadingMinutes || 0,
  };
}

/** Loads distance, cost, incompatible cargos and warnings of the entered order, debounced and only when they may change. */
export function useOrderPreview() {
  const values = useFormValues<OrderInput>();
  const previewInput = useMemo(() => JSON.stringify(toPreviewInput(values)), [values]);
  const debouncedInput = useDebounced(previewInput);
  return useQuery({
    ...orderQueries.preview(JSON.parse(debouncedInput)),
    enabled: Boolean(values.contractId),
  });
}
