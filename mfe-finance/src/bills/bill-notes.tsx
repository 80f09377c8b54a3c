import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/finance/bills';
import { Box, Flex, Icon, Stack, Text, type IconName } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { provisionalReasonMessages } from 'shared-ui/bill-lines';
import { billStatusStyles } from './bill-status-styles.ts';
import { contractProblemMessages, messages } from './bills.messages.ts';

const Note = ({ tone, icon, children }: { tone: 'warn' | 'bad'; icon: IconName; children: ReactNode }) => (
  <Flex gap="2.5" px="3" py="2" borderRadius="md" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
    <Box pt="0.5">
      <Icon name={icon} size={16} />
    </Box>
    <Box minW="0">{children}</Box>
  </Flex>
);

/** Why the contract was invalid on the rating date, and who billed nevertheless. */
function ContractNote({ bill: { contractProblems = [], override } }: { bill: Bill }) {
  if (contractProblems.length === 0) return null;
  return (
    <Note tone={override ? 'warn' : 'bad'} icon="warning">
      <Text fontWeight="medium">
        <FormattedMessage {...(override ? messages.overridden : messages.contractInvalid)} />
        {override && (
          <>
            {' · '}
            {override.by && `${override.by} · `}
            <DateTime at={override.at} />
          </>
        )}
      </Text>
      <Box as="ul" listStyleType="disc" ps="4">
        {contractProblems.map((problem) => (
          <li key={problem}>
            <FormattedMessage {...contractProblemMessages[problem]} />
          </li>
        ))}
      </Box>
      {override && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {override.reason}
        </Text>
      )}
    </Note>
  );
}

/** Shows the state, its meaning, and why the bill was sent back, is provisional or out of date. */
export function BillNotes({ bill }: { bill: Bill }) {
  const { state, reasons, sentBack, outdatedAt } = bill;
  return (
    <Stack gap="3">
      <Flex align="center" gap="3" wrap="wrap">
        <StatusBadge {...billStatusStyles[state]} />
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages[state]} />
        </Text>
      </Flex>
      {outdatedAt !== null && (
        <Note tone="warn" icon="warning">
          <Text fontWeight="medium">
            <FormattedMessage {...messages.outdated} /> · <DateTime at={outdatedAt} />
          </Text>
          <Text>
            <FormattedMessage {...messages.outdatedText} />
          </Text>
        </Note>
      )}
      {sentBack && (
        <Note tone="bad" icon="undo">
          <Text fontWeight="medium">
            <FormattedMessage {...messages.sentBack} /> · {sentBack.by && `${sentBack.by} · `}
            <DateTime at={sentBack.at} />
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {sentBack.reason}
          </Text>
        </Note>
      )}
      <ContractNote bill={bill} />
      {reasons.length > 0 && (
        <Note tone="warn" icon="warning">
          <Text fontWeight="medium">
            <FormattedMessage {...messages.provisional} />
          </Text>
          <Box as="ul" listStyleType="disc" ps="4">
            {reasons.map((reason) => (
              <li key={reason}>
                <FormattedMessage {...provisionalReasonMessages[reason]} />
              </li>
            ))}
          </Box>
        </Note>
      )}
    </Stack>
  );
}
