import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { CommonPasswords } from 'shared-contracts/identity/users';

const NONE: ReadonlySet<string> = new Set();

const toSet = ({ passwords }: CommonPasswords): ReadonlySet<string> => new Set(passwords);

/** The most common passwords, fetched once when first needed; none until then, and none if they can't be fetched. */
export function useCommonPasswords(enabled: boolean): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['common-passwords'],
    queryFn: ({ signal }) => api.get<CommonPasswords>('users/common-passwords', { signal }).then(toSet),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data ?? NONE;
}
