import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Operation } from 'shared-contracts/network';
import { fill, Flex, Icon, Text, type Words } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { wholeLists } from './choices.api.ts';
import { general as messages } from './order-form.messages.ts';

/** What the operation means for the order; one contact who is both approvers approves once. */
function approvalOf({ approver1, approver2 }: Operation): Words {
  const [first, second] = [approver1, approver2].filter((approver) => approver !== null);
  if (!first) return messages.noApproval;
  return second && second.id !== first.id
    ? fill(messages.twoApprovals, { first: first.name, second: second.name })
    : fill(messages.oneApproval, { first: first.name });
}

export function ApprovalNote() {
  const [operationId] = useFormValue<string | null>('operationId');
  const operations = useQuery({ ...wholeLists.operations, enabled: Boolean(operationId) });
  const operation = operations.data?.find(({ id }) => id === operationId);
  return (
    <Flex align="center" gap="2" mt="1" color="fg.muted" textStyle="sm" aria-live="polite">
      {operation && (
        <>
          <Icon name="info" size={14} />
          <Text>
            <FormattedMessage {...approvalOf(operation)} />
          </Text>
        </>
      )}
    </Flex>
  );
}
