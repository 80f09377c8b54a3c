import { FormattedMessage } from 'react-intl';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { RatedTrip } from 'shared-contracts/finance/rated-trips';
import { Box, Flex, Icon } from 'shared-ui';
import { BillLines, provisionalReasonMessages } from 'shared-ui/bill-lines';
import { messages } from './trial.messages.ts';

/** Price of a trial trip with an explanation per charge. */
export function TrialResult({
  ratedTrip,
  terms: { unitStandard, vatPercentage },
}: {
  ratedTrip: RatedTrip;
  terms: Pick<ContractTerms, 'unitStandard' | 'vatPercentage'>;
}) {
  return (
    <Box>
      {ratedTrip.reasons.map((reason) => (
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
          <FormattedMessage {...provisionalReasonMessages[reason]} />
        </Flex>
      ))}
      <BillLines
        label={messages.title}
        emptyText={messages.noCharges}
        bill={{ ...ratedTrip, unitStandard, vatPercentage }}
      />
    </Box>
  );
}
