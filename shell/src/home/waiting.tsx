import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WaitingProps } from 'shared-ui/area';
import { fill, Flex, Icon, Stack, Text } from 'shared-ui';
import { SlotPart } from '../areas/slot.tsx';
import { useSlotParts, type DeclaredPart } from '../areas/slot-parts.ts';
import { messages } from './home.messages.ts';

export const WAITING = 'home.waiting';

type Tell = (part: string, count: number) => void;
const nameOf = ({ area, key }: DeclaredPart) => `${area.name} ${key}`;

/** What waits for this person: the parts that areas bring, and how much it is once every one of them has said so. */
export function useWaiting() {
  const parts = useSlotParts(WAITING);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const tell = useCallback<Tell>(
    (part, count) => setCounts((known) => (known[part] === count ? known : { ...known, [part]: count })),
    [],
  );
  const told = parts.map((part) => counts[nameOf(part)]).filter((count) => count !== undefined);
  return { parts, tell, total: told.length === parts.length ? told.reduce((sum, count) => sum + count, 0) : undefined };
}

/** A line in words; empty as long as it is not known, so that nobody is told that nothing waits while something may. */
export const WaitingLine = ({ total }: { total: number | undefined }) => (
  <Flex role="status" minH="5" mt="1" gap="1.5" align="center" color={total ? 'fg.default' : 'fg.muted'}>
    {total === 0 && (
      <>
        <Icon name="done" />
        <FormattedMessage {...messages.nothingWaits} />
      </>
    )}
    {!!total && (
      <>
        <Icon name="clock" />
        <Text fontWeight="medium">
          <FormattedMessage {...fill(messages.waits, { count: total })} />
        </Text>
      </>
    )}
  </Flex>
);

export const WaitingParts = ({ parts, tell }: { parts: readonly DeclaredPart[]; tell: Tell }) => (
  <Stack gap="4" _empty={{ display: 'none' }}>
    {parts.map((part) => (
      <WaitingPart key={nameOf(part)} part={part} tell={tell} />
    ))}
  </Stack>
);

function WaitingPart({ part, tell }: { part: DeclaredPart; tell: Tell }) {
  const name = nameOf(part);
  const onCount = useCallback<WaitingProps['onCount']>((count) => tell(name, count), [tell, name]);
  return <SlotPart part={part} handed={{ onCount }} />;
}
