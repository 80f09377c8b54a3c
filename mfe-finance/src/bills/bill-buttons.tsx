import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/bills';
import { Button, Flex, Icon, type IconName } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { useDays } from 'shared-ui/format';
import { billMutations, type Subject } from './bills.api.ts';
import { actions as messages } from './bills.messages.ts';

const BUTTONS = [
  { action: 'sendEmail', icon: 'mail' },
  { action: 'edit', icon: 'pencil' },
  { action: 'sendBack', icon: 'undo' },
  { action: 'submit', icon: 'send', isMain: true },
  { action: 'approve', icon: 'check', isMain: true },
] as const satisfies { action: Bill['actions'][number]; icon: IconName; isMain?: true }[];

/** The paper, and what the API offers to do with the bill. */
export function BillButtons({
  subject,
  bill,
  onAct,
}: {
  subject: Subject;
  bill: Bill;
  onAct: (action: string) => void;
}) {
  const { today } = useDays();
  const download = useMutation(billMutations.download(subject));
  const save = () =>
    download.mutate(undefined, {
      onSuccess: (content) => saveFile(content, `${today()} ${bill.of}-bill ${bill.subject.number}.pdf`),
    });
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end" w="full">
      <Button size="sm" variant="outline" loading={download.isPending} onClick={save}>
        <Icon name="download" />
        <FormattedMessage {...messages.pdf} />
      </Button>
      {BUTTONS.filter(({ action }) => bill.actions.includes(action)).map(({ action, icon, ...look }) => (
        <Button key={action} size="sm" variant={'isMain' in look ? 'solid' : 'outline'} onClick={() => onAct(action)}>
          <Icon name={icon} />
          <FormattedMessage {...messages[action]} />
        </Button>
      ))}
    </Flex>
  );
}
