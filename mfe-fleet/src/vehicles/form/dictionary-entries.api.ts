import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type { DictionaryInput, VehicleTypeInput } from 'shared-contracts/vehicles';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { VehicleForm } from './vehicle.schema.ts';

/** Which dictionary a field chooses from. */
export const SHELVES = {
  vehicleTypeId: 'vehicles/types',
  brandId: 'vehicles/brands',
  modelId: 'vehicles/models',
  colorId: 'vehicles/colors',
  fuelTypeId: 'vehicles/fuel-types',
  cargoTypeIds: 'vehicles/cargo-types',
} as const satisfies Partial<Record<keyof VehicleForm, string>>;
export type EntryFieldName = keyof typeof SHELVES;

/** A dictionary, whole. */
export const entriesFor = (field: EntryFieldName) =>
  queryOptions({
    queryKey: ['choices', SHELVES[field], 'whole'],
    queryFn: ({ signal }) => api.get<Page<Named>>(SHELVES[field], { query: { limit: WHOLE_LIST }, signal }),
    select: ({ items }) => items,
  });

const adding = <Input>(field: EntryFieldName) =>
  mutationOptions({
    mutationFn: (input: Input) => api.post<Named>(SHELVES[field], input),
    meta: { invalidates: [['choices', SHELVES[field]], ['dictionaries']] },
  });

export const entryMutations = {
  add: (field: EntryFieldName) => adding<DictionaryInput>(field),
  addType: () => adding<VehicleTypeInput>('vehicleTypeId'),
};
