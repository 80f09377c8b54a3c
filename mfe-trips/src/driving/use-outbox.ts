import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSession } from 'shared-auth';
import { drivingQueries } from './driving.api.ts';
import { type Entry, outbox } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';

const CHANNEL = 'consign.driving';
const AGAIN = 10_000;

const useUserId = () => useSession((session) => session.user?.id ?? '');

/** Tells this tab and the others that the outbox is another one. */
function tellTabs() {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** What the signed-in driver has told and what is not through yet; it is sent as soon as there is a network. */
export function useSending() {
  const userId = useUserId();
  const client = useQueryClient();
  const { data: entries = [] } = useQuery(drivingQueries.queue(userId));
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: drivingQueries.queue(userId).queryKey }),
    [client, userId],
  );
  const refreshTrips = useCallback(
    () => client.invalidateQueries({ queryKey: [...drivingQueries.all, 'trips'] }),
    [client],
  );
  const send = useCallback(async () => {
    let isChanged = false;
    await sendWaiting(userId, () => {
      isChanged = true;
      tellTabs();
      void refresh();
    });
    if (isChanged) await refreshTrips();
  }, [userId, refresh, refreshTrips]);
  const add = useCallback(
    async (told: readonly Omit<Entry, 'id' | 'userId' | 'state'>[]) => {
      await outbox.add(told.map((one) => ({ ...one, userId, state: 'waiting' }) as Omit<Entry, 'id'>));
      await refresh();
      tellTabs();
      void send();
    },
    [userId, refresh, send],
  );
  const forget = useCallback(
    async (id: number) => {
      await outbox.remove([id]);
      await refresh();
      tellTabs();
    },
    [refresh],
  );
  return { entries, add, forget, send, refresh, refreshTrips };
}

/** Sends whenever there is a chance, and hears what other tabs do. Once on a screen. */
export function useKeepsSending({ entries, send, refresh, refreshTrips }: ReturnType<typeof useSending>) {
  const isWaiting = entries.some(({ state }) => state === 'waiting');
  useEffect(() => {
    const go = () => void send();
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', go);
    go();
    return () => {
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
    };
  }, [send]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void send(), AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting, send]);
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      void refresh();
      void refreshTrips();
    };
    return () => channel.close();
  }, [refresh, refreshTrips]);
}
