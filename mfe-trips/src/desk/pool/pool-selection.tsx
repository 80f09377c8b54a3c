import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AvailableOrder } from 'shared-contracts/trips/trip-planning';
import { Button, Checkbox, Flex, Text, useFormatMessage, withValues } from 'shared-ui';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';
import { messages } from './pool.messages.ts';

type PoolSelectionProps = {
  rows: readonly AvailableOrder[];
  /** Absent while it is not known yet. */
  total: number | undefined;
  onMove: (orderIds: readonly string[]) => void;
  /** Shown while nothing is selected. */
  children: ReactNode;
};

/** The number of orders, or of selected ones, and their actions. */
export function PoolSelection({ rows, total, onMove, children }: PoolSelectionProps) {
  const { plan, state } = useDesk();
  const formatMessage = useFormatMessage();
  const chosenIds = useStore(state, 'chosenOrderIds', (ids) => ids);
  const { size: count } = chosenIds;
  const isAllChosen = rows.length > 0 && rows.every(({ id }) => chosenIds.has(id));
  const chooseAll = (isChosen: boolean) =>
    state.set({ chosenOrderIds: new Set(isChosen ? rows.map(({ id }) => id) : []) });
  return (
    <Flex gap="2" align="center" minH="8">
      <Checkbox
        checked={isAllChosen}
        disabled={rows.length === 0}
        aria-label={formatMessage(messages.chooseAll)}
        onChange={chooseAll}
      />
      <Text flex="1" minW="0" textStyle="xs" color="fg.muted" aria-live="polite">
        {count > 0 ? (
          <FormattedMessage {...withValues(messages.chosen, { count })} />
        ) : (
          total !== undefined && <FormattedMessage {...withValues(messages.count, { count: total })} />
        )}
      </Text>
      {count === 0 && children}
      {count > 0 && (
        <Button size="xs" variant="ghost" type="button" onClick={() => chooseAll(false)}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
      {count > 0 && plan.canEdit && (
        <Button size="xs" variant="outline" type="button" onClick={() => onMove([...chosenIds])}>
          <FormattedMessage {...messages.moveTo} />
        </Button>
      )}
    </Flex>
  );
}
