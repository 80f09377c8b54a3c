import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, EmptyState, fill, useSay } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import { messages } from './monitoring.messages.ts';
import type { Tracking } from './tracking.ts';
import { useShown } from './use-tracking.ts';
import { VehicleRow } from './vehicle-row.tsx';

/** Rows at first, and so many more each time. */
const ROWS = 50;

type ListProps = {
  tracking: Tracking;
  chosen: readonly string[];
  onChoose: (id: string) => void;
  onToggle: (id: string) => void;
};

/** The equal of the map: every vehicle can be reached and chosen here. */
export function VehicleList({ tracking, chosen, onChoose, onToggle }: ListProps) {
  const say = useSay();
  const { ids } = useShown(tracking);
  const [most, setMost] = useState(ROWS);
  if (ids.length === 0) return <NothingMatches />;
  return (
    <Box>
      <Box as="ul" aria-label={say(messages.list)} listStyleType="none">
        {ids.slice(0, most).map((id) => (
          <VehicleRow
            key={id}
            tracking={tracking}
            id={id}
            isChosen={chosen.includes(id)}
            onChoose={() => onChoose(id)}
            onToggle={() => onToggle(id)}
          />
        ))}
      </Box>
      {ids.length > most && (
        <Button type="button" variant="ghost" size="sm" w="full" onClick={() => setMost(most + ROWS)}>
          <FormattedMessage {...fill(messages.more, { count: Math.min(ROWS, ids.length - most) })} />
        </Button>
      )}
    </Box>
  );
}

function NothingMatches() {
  const { clear } = useListParams({ filters: ['motion'] });
  return (
    <EmptyState
      icon="search"
      title={messages.empty}
      text={messages.nothingMatches}
      action={
        <Button size="sm" variant="outline" onClick={clear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      }
    />
  );
}
