import { FormattedMessage } from 'react-intl';
import type { ContractTerms, RatedTrip } from 'shared-contracts/contracts';
import { Box, Flex, Icon } from 'shared-ui';
import { RatedLines, reasons } from 'shared-ui/rated';
import { messages } from './try.messages.ts';

/** What a trip costs by terms, and what made each line. */
export function Rated({
  rated,
  terms: { unitStandard, vatPercentage },
}: {
  rated: RatedTrip;
  terms: Pick<ContractTerms, 'unitStandard' | 'vatPercentage'>;
}) {
  return (
    <Box>
      {rated.reasons.map((reason) => (
        <Flex
          key={reason}
          align="center"
          gap="2"
          mb="2"
          px="2.5"
          py="1.5"
          borderRadius="sm"
          bg="status.warn.bg"
          color="status.warn.fg"
        >
          <Icon name="warning" size={14} />
          <FormattedMessage {...reasons[reason]} />
        </Flex>
      ))}
      <RatedLines label={messages.title} empty={messages.nothing} of={{ ...rated, unitStandard, vatPercentage }} />
    </Box>
  );
}
