import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revised } from 'shared-auth';

/** A record as the values of its form. */
type Loaded<T extends object> = { record: Revised; values: T };

/** Lets a form detect and merge changes that others save while it is open. */
export type Concurrency<T extends object> = Loaded<Partial<T>> & { reload: () => Promise<Loaded<Partial<T>>> };

/**
 * Loads a record into a form. The values are those of the first load, so that only the user's own changes are sent;
 * concurrent changes by others are merged when the form is submitted.
 * @param round counts how often the form was reset to the latest record
 */
export function useRecordForm<R extends Revised, T extends object, Key extends QueryKey>(
  query: UseQueryOptions<R, Error, R, Key>,
  toValues: (record: R) => T,
  round = 0,
) {
  const client = useQueryClient();
  const { data: record, error } = useQuery(query);
  const [loaded, setLoaded] = useState<Loaded<T> & { round: number }>();
  const load = (data: R) => ({ record: { id: data.id, revision: data.revision }, values: toValues(data) });
  if (record && loaded?.round !== round) setLoaded({ ...load(record), round });
  const concurrency: Concurrency<T> | undefined = loaded && {
    ...loaded,
    reload: async () => load(await client.fetchQuery({ ...query, staleTime: 0 })),
  };
  return { record, error, initialValues: loaded?.values, concurrency };
}
