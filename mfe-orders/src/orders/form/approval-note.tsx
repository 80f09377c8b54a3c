import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Operation } from 'shared-contracts/identity/partners';
import { withValues, Flex, Icon, Text, type Message } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { optionLists } from '../order-options.api.ts';
import { general as messages } from './order-form.messages.ts';

/** Describes who approves the order. The same approver in both fields approves once. */
function getApprovalMessage({ approver1, approver2 }: Operation): Message {
  const [first, second] = [approver1, approver2].filter((approver) => approver !== null);
  if (!first) return messages.noApproval;
  return second && second.id !== first.id
    ? withValues(messages.twoApprovals, { first: first.name, second: second.name })
    : withValues(messages.oneApproval, { first: first.name });
}

export function ApprovalNote() {
  const [operationId] = useFormValue<string | null>('operationId');
  const operations = useQuery({ ...optionLists.operations, enabled: Boolean(operationId) });
  const operation = operations.data?.find(({ id }) => id === operationId);
  return (
    <Flex align="center" gap="2" mt="1" color="fg.muted" textStyle="sm" aria-live="polite">
      {operation && (
        <>
          <Icon name="info" size={14} />
          <Text>
            <FormattedMessage {...getApprovalMessage(operation)} />
          </Text>
        </>
      )}
    </Flex>
  );
}
