import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HomeWaitingProps } from 'shared-ui/area';
import { withValues, Flex, Icon, Text } from 'shared-ui';
import { getSlotLoader } from '../areas/loading/area-loader.ts';
import { SlotContent } from '../areas/slot/slot.tsx';
import { useSlotEntries, type SlotEntry } from '../areas/slot/slot-entries.ts';
import { whenPageSettles } from '../areas/slot/when-page-settles.ts';
import { messages } from './home.messages.ts';
import { SectionSkeleton } from './sections.tsx';

export const WAITING_SLOT = 'home.waiting';

type SetCount = (entry: string, count: number) => void;
const entryKey = ({ area, key }: SlotEntry) => `${area.name} ${key}`;

/** Collects the counts of the slot's entries. @returns `total`: undefined until every entry has reported its count */
export function useWaitingCounts() {
  const entries = useSlotEntries(WAITING_SLOT);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const setCount = useCallback<SetCount>(
    (entry, count) => setCounts((current) => (current[entry] === count ? current : { ...current, [entry]: count })),
    [],
  );
  const reported = entries.map((entry) => counts[entryKey(entry)]).filter((count) => count !== undefined);
  const isComplete = reported.length === entries.length;
  return { entries, counts, setCount, total: isComplete ? reported.reduce((sum, count) => sum + count, 0) : undefined };
}

/** Summarizes the total; empty while it is unknown. */
export const WaitingSummary = ({ total }: { total: number | undefined }) => (
  <Flex role="status" minH="5" mt="1" gap="1.5" align="center" color={total ? 'fg.default' : 'fg.muted'}>
    {total === 0 && (
      <>
        <Icon name="done" />
        <FormattedMessage {...messages.nothingWaiting} />
      </>
    )}
    {!!total && (
      <>
        <Icon name="clock" />
        <Text fontWeight="medium">
          <FormattedMessage {...withValues(messages.waiting, { count: total })} />
        </Text>
      </>
    )}
  </Flex>
);

type WaitingEntriesProps = Pick<ReturnType<typeof useWaitingCounts>, 'entries' | 'counts' | 'setCount'> & {
  areWaiting: boolean;
};

/** `areWaiting`: entries hold their place until they have reported a count. */
export const WaitingEntries = ({ entries, counts, setCount, areWaiting }: WaitingEntriesProps) =>
  entries.map((entry) => (
    <Fragment key={entryKey(entry)}>
      {areWaiting && counts[entryKey(entry)] === undefined && <LoadingEntry entry={entry} />}
      <WaitingEntry entry={entry} setCount={setCount} />
    </Fragment>
  ));

/** Until the entry has failed to load, or has loaded but sends no more requests: then it won't report a count. */
function LoadingEntry({ entry: { area, key } }: { entry: SlotEntry }) {
  const { subscribe, state } = getSlotLoader(area, key);
  const { status } = useSyncExternalStore(subscribe, state);
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  useEffect(() => (status === 'ready' ? whenPageSettles(client, () => setDone(true)) : undefined), [status, client]);
  return status !== 'failed' && !isDone && <SectionSkeleton />;
}

function WaitingEntry({ entry, setCount }: { entry: SlotEntry; setCount: SetCount }) {
  const key = entryKey(entry);
  const onCount = useCallback<HomeWaitingProps['onCount']>((count) => setCount(key, count), [setCount, key]);
  return <SlotContent entry={entry} slotProps={{ onCount }} />;
}
