import { MutationCache, type MutationMeta, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { Message } from '../base/message.ts';
import { conflictOf, isClaimed } from './conflicts.ts';
import { namedErrorMessage } from './error-message.ts';
import { notify } from './notices.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Query keys to invalidate on success: one key or a list of keys. */
      invalidates?: QueryKey | readonly QueryKey[];
      /** Query key to refetch when the API responds 409, because someone else has changed the record. */
      refetchOnConflict?: QueryKey;
      /** Shown in a toast on success. */
      successMessage?: Message;
      /** Replaces the success message depending on the response. */
      resultNotice?: (response: never) => Message | undefined;
      /** Messages for errors that only this mutation can have, by error code. */
      errorMessages?: Record<string, Message>;
      /** Shows no error toast: the screen shows the error itself. */
      silent?: boolean;
    };
  }
}

/** Codes and messages that are shown as advice instead of an error. */
const ADVICE = ['atLeastTwoPoints', 'At least two points required'];

const toKeyList = (keys: QueryKey | readonly QueryKey[]) =>
  (keys.every(Array.isArray) ? keys : [keys]) as readonly QueryKey[];

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

function notifyError(error: unknown, errorMessages?: Record<string, Message>) {
  const isShownInForm = error instanceof ApiError && Object.keys(error.fields).length > 0;
  if (isShownInForm) return;
  const isAdvice = error instanceof ApiError && [error.code, error.message].some((text) => ADVICE.includes(text));
  notify[isAdvice ? 'info' : 'error'](namedErrorMessage(error, errorMessages));
}

/** A form gets the error after this, and may claim its conflict. */
function notifyUnclaimed(error: unknown, errorMessages?: Record<string, Message>) {
  if (!conflictOf(error)) return notifyError(error, errorMessages);
  setTimeout(() => isClaimed(error) || notifyError(error, errorMessages));
}

function notifySuccess(response: unknown, meta?: MutationMeta) {
  // The meta of a mutation knows the type of its response; the mutation cache doesn't.
  const notice = meta?.resultNotice?.(response as never);
  if (notice) notify.info(notice);
  else if (meta?.successMessage) notify.success(meta.successMessage);
}

/** Creates the client that handles invalidation, conflicts and toasts of every mutation by its `meta`. */
export function createQueryClient(): QueryClient {
  const refetch = (keys: QueryKey | readonly QueryKey[] = []) =>
    Promise.all(toKeyList(keys).map((queryKey) => client.invalidateQueries({ queryKey })));
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failureCount, error) => !(error instanceof ApiError && error.status > 0) && failureCount < 2,
      },
    },
    mutationCache: new MutationCache({
      onSuccess: async (data, _variables, _context, { meta }) => {
        notifySuccess(data, meta);
        await refetch(meta?.invalidates);
      },
      onError: (error, _variables, _context, { meta }) => {
        if (!meta?.silent) notifyUnclaimed(error, meta?.errorMessages);
        if (isConflict(error)) void refetch(meta?.refetchOnConflict ?? (conflictOf(error) && meta?.invalidates));
      },
    }),
  });
  return client;
}
