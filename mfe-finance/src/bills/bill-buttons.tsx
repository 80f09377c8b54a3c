import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/finance/bills';
import { Button, Flex, Icon, type IconName } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import { billMutations, type BillSubjectRef } from './bills.api.ts';
import { actionMessages as messages } from './bills.messages.ts';

const BUTTONS = [
  { action: 'sendEmail', icon: 'mail' },
  { action: 'edit', icon: 'pencil' },
  { action: 'override', icon: 'warning', isPrimary: true },
  { action: 'sendBack', icon: 'undo' },
  { action: 'credit', icon: 'undo' },
  { action: 'renew', icon: 'file', isPrimary: true },
  { action: 'submit', icon: 'send', isPrimary: true },
  { action: 'approve', icon: 'check', isPrimary: true },
] as const satisfies { action: Bill['actions'][number]; icon: IconName; isPrimary?: true }[];

function EInvoiceButton({ invoiceId, number }: { invoiceId: string; number: string }) {
  const download = useMutation(billMutations.downloadEInvoice());
  const save = () =>
    download.mutate(invoiceId, {
      onSuccess: (content) => saveFile(content, `invoice ${number.replaceAll('/', '-')}.xml`),
    });
  return (
    <Button size="sm" variant="outline" loading={download.isPending} onClick={save}>
      <Icon name="download" />
      <FormattedMessage {...messages.eInvoice} />
    </Button>
  );
}

/** PDF download and the actions the API allows on the bill. */
export function BillButtons({
  subject,
  bill,
  onAction,
}: {
  subject: BillSubjectRef;
  bill: Bill;
  onAction: (action: string) => void;
}) {
  const { today } = useDayConversion();
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
      {bill.invoice && bill.balance && (
        <EInvoiceButton invoiceId={bill.balance.invoiceId} number={bill.invoice.number} />
      )}
      {BUTTONS.filter(({ action }) => bill.actions.includes(action)).map(({ action, icon, ...options }) => (
        <Button
          key={action}
          size="sm"
          variant={'isPrimary' in options ? 'solid' : 'outline'}
          onClick={() => onAction(action)}
        >
          <Icon name={icon} />
          <FormattedMessage {...messages[action]} />
        </Button>
      ))}
    </Flex>
  );
}
