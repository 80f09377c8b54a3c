import { FormattedMessage } from 'react-intl';
import type { LocationUse } from 'shared-contracts/locations';
import { Box, fill, Text } from 'shared-ui';
import { messages, uses } from './locations.messages.ts';

/** The first of them by name, and that there are more. */
const namesIn = ({ count, names }: LocationUse) => [...names, ...(count > names.length ? ['…'] : [])].join(', ');

/** In which ways other records use a location. */
export function UsedBy({ usedBy }: { usedBy: readonly LocationUse[] }) {
  if (usedBy.length === 0) return <Text color="fg.muted"><FormattedMessage {...messages.unused} /></Text>;
  return (
    <Box as="ul" display="flex" flexDirection="column" gap="2">
      {usedBy.map((use) => (
        <li key={use.as}>
          <Text fontWeight="medium"><FormattedMessage {...fill(uses[use.as], { count: use.count })} /></Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">{namesIn(use)}</Text>
        </li>
      ))}
    </Box>
  );
}
