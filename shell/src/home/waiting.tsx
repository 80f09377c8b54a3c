import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HomeWaitingProps } from 'shared-ui/area';
import { withValues, Flex, Icon, Stack, Text } from 'shared-ui';
import { SlotContent } from '../areas/slot/slot.tsx';
import { useSlotEntries, type SlotEntry } from '../areas/slot/slot-entries.ts';
import { messages } from './home.messages.ts';

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
  return { entries, setCount, total: isComplete ? reported.reduce((sum, count) => sum + count, 0) : undefined };
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

export const WaitingEntries = ({ entries, setCount }: { entries: readonly SlotEntry[]; setCount: SetCount }) => (
  <Stack gap="4" _empty={{ display: 'none' }}>
    {entries.map((entry) => (
      <WaitingEntry key={entryKey(entry)} entry={entry} setCount={setCount} />
    ))}
  </Stack>
);

function WaitingEntry({ entry, setCount }: { entry: SlotEntry; setCount: SetCount }) {
  const key = entryKey(entry);
  const onCount = useCallback<HomeWaitingProps['onCount']>((count) => setCount(key, count), [setCount, key]);
  return <SlotContent entry={entry} slotProps={{ onCount }} />;
}
