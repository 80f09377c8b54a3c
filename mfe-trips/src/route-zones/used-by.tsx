import { FormattedMessage } from 'react-intl';
import type { RouteZoneUse } from 'shared-contracts/route-zones';
import { Box, fill, Text } from 'shared-ui';
import { messages } from './zones.messages.ts';

/** Which trips are of a zone: how many, and the first of them by number. */
export function UsedBy({ usedBy }: { usedBy: readonly RouteZoneUse[] }) {
  if (usedBy.length === 0) return <Text as="span" color="fg.muted"><FormattedMessage {...messages.unused} /></Text>;
  return (
    <Box as="ul" listStyleType="none">
      {usedBy.map(({ as, count, names }) => (
        <li key={as}>
          <Text fontWeight="medium"><FormattedMessage {...fill(messages.trips, { count })} /></Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">{[...names, ...(count > names.length ? ['…'] : [])].join(', ')}</Text>
        </li>
      ))}
    </Box>
  );
}
