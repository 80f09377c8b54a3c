import { useMemo, useState, type ComponentProps } from 'react';
import type { ListFilterContext } from 'shared-ui/list';

type FilterValues = Readonly<Record<string, string | undefined>>;
export type LocalFilters = NonNullable<ComponentProps<typeof ListFilterContext>['value']>;

/** Filters of a list inside a form, stored in state instead of the URL. */
export function useLocalFilters(initialValues: FilterValues = {}): { values: FilterValues; filters: LocalFilters } {
  const [values, setValues] = useState<FilterValues>(initialValues);
  const filters = useMemo<LocalFilters>(
    () => ({
      search: values['search'],
      getValue: (name) => values[name],
      getValues: (name) => [values[name] ?? []].flat(),
      setFilters: (changes) => setValues((current) => ({ ...current, ...(changes as FilterValues) })),
      toggleFilterValue: (name, value) =>
        setValues((current) => ({ ...current, [name]: current[name] === value ? undefined : value })),
    }),
    [values],
  );
  return { values, filters };
}
