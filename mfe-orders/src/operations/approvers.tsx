import { FormattedMessage } from 'react-intl';
import type { OperationDetails } from 'shared-contracts/network/operations';
import { withValues, Flex, Icon, Stack, Text, type Message } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { getApprovalMessage } from './approval-message.ts';
import { operationCandidateSource } from './operations.api.ts';
import { approvalMessages, fields } from './operations.messages.ts';

const Note = ({ icon, message }: { icon: 'info' | 'warning'; message: Message }) => (
  <Flex gap="2" color="fg.muted" textStyle="sm">
    <Flex pt="0.5">
      <Icon name={icon} size={14} />
    </Flex>
    <Text>
      <FormattedMessage {...message} />
    </Text>
  </Flex>
);

const toOption = (person: { id: string; name: string } | null | undefined) =>
  person && { value: person.id, label: person.name };

/** The approver fields, with notes on their effect on new and waiting orders. */
export function Approvers({ operation }: { operation: OperationDetails | undefined }) {
  const [approver1] = useFormValue<string | null>('approver1Id');
  const [approver2] = useFormValue<string | null>('approver2Id');
  const isChanged =
    operation !== undefined &&
    (approver1 !== (operation.approver1?.id ?? null) || approver2 !== (operation.approver2?.id ?? null));
  const count = operation?.waiting.count ?? 0;
  return (
    <>
      <ComboboxField
        name="approver1Id"
        label={fields.approver1}
        source={operationCandidateSource}
        selectedOption={toOption(operation?.approver1)}
      />
      <ComboboxField
        name="approver2Id"
        label={fields.approver2}
        source={operationCandidateSource}
        selectedOption={toOption(operation?.approver2)}
      />
      <Stack gap="2" aria-live="polite">
        <Note icon="info" message={getApprovalMessage(approver1, approver2)} />
        {(approver1 || approver2) && <Note icon="info" message={approvalMessages.people} />}
        {isChanged && count > 0 && <Note icon="warning" message={withValues(approvalMessages.waiting, { count })} />}
      </Stack>
    </>
  );
}
