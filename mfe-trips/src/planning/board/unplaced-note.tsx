import { FormattedMessage } from 'react-intl';
import type { UnplacedOrder } from 'shared-contracts/trips/planner';
import { Box, Text } from 'shared-ui';
import { unplacedMessages } from './board.messages.ts';
import { UnplacedHelpMessage } from './plan-messages.tsx';
import { helpMessages } from './unplaced-help.messages.ts';

/** Why an order isn't placed, and what would help. */
export const UnplacedNote = ({ reason, help = [] }: Pick<UnplacedOrder, 'reason' | 'help'>) => (
  <Box textStyle="xs">
    <Text color="status.warn.fg">
      <FormattedMessage {...unplacedMessages[reason]} />
    </Text>
    {help.length > 0 && (
      <>
        <Text color="fg.muted">
          <FormattedMessage {...helpMessages.title} />
        </Text>
        <Box as="ul" ps="3">
          {help.map((entry) => (
            <li key={`${entry.code} ${Object.values(entry.params).join(' ')}`}>
              <UnplacedHelpMessage {...entry} />
            </li>
          ))}
        </Box>
      </>
    )}
  </Box>
);
