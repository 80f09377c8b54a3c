import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { Words } from '../base/words.ts';
import { errorWords } from './error-words.ts';
import { notify } from './notices.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is out of date after it. Several keys: a list of keys. */
      invalidates?: QueryKey | readonly QueryKey[];
      success?: Words;
      /** Words for the refusals that only this call knows, by code. */
      refusals?: Record<string, Words>;
      /** The screen tells its errors itself. */
      silent?: boolean;
    };
  }
}

/** Told in a friendlier tone: they are advice, not failures. */
const ADVICE = ['atLeastTwoPoints', 'At least two points required'];

const keysOf = (keys: QueryKey | readonly QueryKey[]) =>
  (keys.every(Array.isArray) ? keys : [keys]) as readonly QueryKey[];

function tellError(error: unknown, refusals?: Record<string, Words>) {
  const shownInForm = error instanceof ApiError && Object.keys(error.fields).length > 0;
  if (shownInForm) return;
  const isAdvice = error instanceof ApiError && [error.code, error.message].some((text) => ADVICE.includes(text));
  notify[isAdvice ? 'info' : 'error'](errorWords(error, refusals));
}

/** Invalidation and the toasts of success and failure happen here, once, for every mutation of the portal. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => !(error instanceof ApiError && error.status > 0) && failures < 2,
      },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, { meta }) => {
        if (meta?.success) notify.success(meta.success);
        if (meta?.invalidates)
          await Promise.all(keysOf(meta.invalidates).map((queryKey) => client.invalidateQueries({ queryKey })));
      },
      onError: (error, _variables, _context, { meta }) => {
        if (!meta?.silent) tellError(error, meta?.refusals);
      },
    }),
  });
  return client;
}
