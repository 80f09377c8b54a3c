import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { NamedRef } from 'shared-contracts/common';
import type { Vehicle, VehicleFile } from 'shared-contracts/fleet/vehicles';
import type { Option } from 'shared-ui/form';

/** Names of dictionary entries by id. */
export type EntryNames = Readonly<Record<string, string>>;
type VehicleFormState = {
  names: EntryNames;
  addName: (entry: NamedRef) => void;
  /** Files on the server. */ storedFiles: readonly VehicleFile[];
};

const VehicleFormContext = createContext<VehicleFormState>({ names: {}, addName: () => undefined, storedFiles: [] });
export const useVehicleForm = () => use(VehicleFormContext);

type VehicleFormProviderProps = { names: EntryNames; storedFiles: readonly VehicleFile[]; children: ReactNode };

/** Provides data that all steps of the form share. */
export function VehicleFormProvider({ names: initialNames, storedFiles, children }: VehicleFormProviderProps) {
  const [names, setNames] = useState(initialNames);
  const state = useMemo(
    () => ({
      names,
      storedFiles,
      addName: ({ id, name }: NamedRef) => setNames((current) => ({ ...current, [id]: name })),
    }),
    [names, storedFiles],
  );
  return <VehicleFormContext value={state}>{children}</VehicleFormContext>;
}

/** Falls back to an ellipsis for an entry without a loaded name. */
export const toOption = (names: EntryNames, id: string): Option => ({ value: id, label: names[id] ?? '…' });

export const toEntryNames = (entries: readonly (NamedRef | null)[]): EntryNames =>
  Object.fromEntries(entries.flatMap((entry) => (entry ? [[entry.id, entry.name]] : [])));

export const getEntryNames = ({ type, brand, model, color, fuelType, cargoTypes, homeLocation }: Vehicle): EntryNames =>
  toEntryNames([type, brand, model, color, fuelType, homeLocation, ...cargoTypes]);
