import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { DictionaryInput, VehicleTypeInput } from 'shared-contracts/fleet/vehicles';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { VehicleFormValues } from './vehicle.schema.ts';

/** API paths of the dictionaries by form field. */
export const DICTIONARY_ENDPOINTS = {
  vehicleTypeId: 'vehicles/types',
  brandId: 'vehicles/brands',
  modelId: 'vehicles/models',
  colorId: 'vehicles/colors',
  fuelTypeId: 'vehicles/fuel-types',
  cargoTypeIds: 'vehicles/cargo-types',
  homeLocationId: 'locations',
} as const satisfies Partial<Record<keyof VehicleFormValues, string>>;
export type DictionaryFieldName = keyof typeof DICTIONARY_ENDPOINTS;

export const entriesQuery = (field: DictionaryFieldName) =>
  queryOptions({
    queryKey: ['choices', DICTIONARY_ENDPOINTS[field], 'all'],
    queryFn: ({ signal }) =>
      api.get<Page<NamedRef>>(DICTIONARY_ENDPOINTS[field], { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  });

const addEntry = <Input>(field: DictionaryFieldName) =>
  mutationOptions({
    mutationFn: (input: Input) => api.post<NamedRef>(DICTIONARY_ENDPOINTS[field], input),
    meta: { invalidates: [['choices', DICTIONARY_ENDPOINTS[field]], ['dictionaries']] },
  });

export const entryMutations = {
  add: (field: DictionaryFieldName) => addEntry<DictionaryInput>(field),
  addType: () => addEntry<VehicleTypeInput>('vehicleTypeId'),
};
