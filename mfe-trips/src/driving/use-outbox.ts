import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSession } from 'shared-auth';
import { useFormatMessage } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { drivingQueries } from './driving.api.ts';
import { type OutboxEntry, outbox } from './outbox.ts';
import { flushOutbox } from './flush-outbox.ts';
import { describeRecorded } from './outbox-entry.ts';

const CHANNEL = 'consign.driving';
const RETRY_INTERVAL_MS = 10_000;

const useUserId = () => useSession((session) => session.user?.id ?? '');

/** Notifies the other tabs of a change of the outbox. */
function notifyTabs() {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** The outbox of the signed-in driver. New entries are sent as soon as there is a network. */
export function useOutbox() {
  const userId = useUserId();
  const client = useQueryClient();
  const formatMessage = useFormatMessage();
  const { data: entries = [] } = useQuery(drivingQueries.outbox(userId));
  const refetchEntries = useCallback(
    () => client.invalidateQueries({ queryKey: drivingQueries.outbox(userId).queryKey }),
    [client, userId],
  );
  const refetchTrips = useCallback(
    () => client.invalidateQueries({ queryKey: [...drivingQueries.all, 'trips'] }),
    [client],
  );
  const flush = useCallback(async () => {
    let hasChanged = false;
    await flushOutbox(userId, (entry) => {
      hasChanged = true;
      const notice = describeRecorded(entry, formatMessage);
      if (notice) notify.info(notice);
      notifyTabs();
      void refetchEntries();
    });
    if (hasChanged) await refetchTrips();
  }, [userId, formatMessage, refetchEntries, refetchTrips]);
  const enqueue = useCallback(
    async (newEntries: readonly Omit<OutboxEntry, 'id' | 'userId' | 'state'>[]) => {
      await outbox.add(newEntries.map((entry) => ({ ...entry, userId, state: 'waiting' }) as Omit<OutboxEntry, 'id'>));
      await refetchEntries();
      notifyTabs();
      void flush();
    },
    [userId, refetchEntries, flush],
  );
  const dismiss = useCallback(
    async (ids: readonly number[]) => {
      await outbox.remove(ids);
      await refetchEntries();
      notifyTabs();
    },
    [refetchEntries],
  );
  return { entries, enqueue, dismiss, flush, refetchEntries, refetchTrips };
}

/** Flushes the outbox when the network or the tab comes back, and follows other tabs. Use once per page. */
export function useOutboxSync({ entries, flush, refetchEntries, refetchTrips }: ReturnType<typeof useOutbox>) {
  const hasWaiting = entries.some(({ state }) => state === 'waiting');
  useEffect(() => {
    const flushNow = () => void flush();
    window.addEventListener('online', flushNow);
    document.addEventListener('visibilitychange', flushNow);
    flushNow();
    return () => {
      window.removeEventListener('online', flushNow);
      document.removeEventListener('visibilitychange', flushNow);
    };
  }, [flush]);
  useEffect(() => {
    if (!hasWaiting) return;
    const timer = setInterval(() => void flush(), RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hasWaiting, flush]);
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      void refetchEntries();
      void refetchTrips();
    };
    return () => channel.close();
  }, [refetchEntries, refetchTrips]);
}
