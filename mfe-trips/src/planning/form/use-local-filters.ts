import { useMemo, useState, type ComponentProps } from 'react';
import type { FilteringContext } from 'shared-ui/list';

type Values = Readonly<Record<string, string | undefined>>;
export type Filtering = NonNullable<ComponentProps<typeof FilteringContext>['value']>;

/** Filters of a list within a form: they stand in no address. */
export function useFilters(): { values: Values; filtering: Filtering } {
  const [values, setValues] = useState<Values>({});
  const filtering = useMemo<Filtering>(
    () => ({
      search: values['search'],
      valueOf: (name) => values[name],
      valuesOf: (name) => [values[name] ?? []].flat(),
      filter: (change) => setValues((before) => ({ ...before, ...(change as Values) })),
      toggle: (name, value) =>
        setValues((before) => ({ ...before, [name]: before[name] === value ? undefined : value })),
    }),
    [values],
  );
  return { values, filtering };
}
