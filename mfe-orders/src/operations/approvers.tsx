import { FormattedMessage } from 'react-intl';
import type { OperationDetails } from 'shared-contracts/operations';
import { fill, Flex, Icon, Stack, Text, type Words } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { approvalWords } from './approval-words.ts';
import { people } from './operations.api.ts';
import { approvals, fields } from './operations.messages.ts';

const Note = ({ icon, words }: { icon: 'info' | 'warning'; words: Words }) => (
  <Flex gap="2" color="fg.muted" textStyle="sm">
    <Flex pt="0.5">
      <Icon name={icon} size={14} />
    </Flex>
    <Text>
      <FormattedMessage {...words} />
    </Text>
  </Flex>
);

const chosen = (person: { id: string; name: string } | null | undefined) =>
  person && { value: person.id, label: person.name };

/** Who approves, what that means in words, and what becomes of orders that wait meanwhile. */
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
        source={people}
        chosen={chosen(operation?.approver1)}
      />
      <ComboboxField
        name="approver2Id"
        label={fields.approver2}
        source={people}
        chosen={chosen(operation?.approver2)}
      />
      <Stack gap="2" aria-live="polite">
        <Note icon="info" words={approvalWords(approver1, approver2)} />
        {(approver1 || approver2) && <Note icon="info" words={approvals.people} />}
        {isChanged && count > 0 && <Note icon="warning" words={fill(approvals.waiting, { count })} />}
      </Stack>
    </>
  );
}
