import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Named } from 'shared-contracts/common';
import type { Vehicle, VehicleFile } from 'shared-contracts/vehicles';
import type { Choice } from 'shared-ui/form';

/** Names of dictionary entries by id. */
export type Names = Readonly<Record<string, string>>;
type Known = {
  names: Names;
  remember: (entry: Named) => void;
  /** What the server has. */ stored: readonly VehicleFile[];
};

const KnownContext = createContext<Known>({ names: {}, remember: () => undefined, stored: [] });
export const useKnown = () => use(KnownContext);

type FormKnownProps = { names: Names; stored: readonly VehicleFile[]; children: ReactNode };

/** What the form knows beside its values, whichever step is shown. */
export function FormKnown({ names: first, stored, children }: FormKnownProps) {
  const [names, setNames] = useState(first);
  const known = useMemo(
    () => ({ names, stored, remember: ({ id, name }: Named) => setNames((before) => ({ ...before, [id]: name })) }),
    [names, stored],
  );
  return <KnownContext value={known}>{children}</KnownContext>;
}

/** An entry whose name did not come is there all the same. */
export const choiceOf = (names: Names, id: string): Choice => ({ value: id, label: names[id] ?? '…' });

export const namesIn = (entries: readonly (Named | null)[]): Names =>
  Object.fromEntries(entries.flatMap((entry) => (entry ? [[entry.id, entry.name]] : [])));

export const namesOf = ({ type, brand, model, color, fuelType, cargoTypes }: Vehicle): Names =>
  namesIn([type, brand, model, color, fuelType, ...cargoTypes]);
