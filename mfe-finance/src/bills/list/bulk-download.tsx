import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import { Text } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { BulkForm } from 'shared-ui/form-dialog';
import { useDayConversion } from 'shared-ui/format';
import type { BulkDialogProps } from 'shared-ui/list';
import { useCloseDialog } from 'shared-ui/overlays';
import { object } from 'yup';
import { billListMutations } from './bill-list.api.ts';
import { bulkMessages } from './bill-list.messages.ts';

const schema = object({});

/** Saves the selected bills as one PDF. */
export function BulkDownload({ rows }: BulkDialogProps<BillRow>) {
  const close = useCloseDialog();
  const { today } = useDayConversion();
  const download = useMutation(billListMutations.download());
  return (
    <BulkForm
      schema={schema}
      submitLabel={bulkMessages.download}
      onSubmit={async () => {
        const content = await download.mutateAsync(rows.map(({ id }) => id));
        saveFile(content, `${today()} bills.pdf`);
        close();
      }}
    >
      <Text>
        <FormattedMessage {...bulkMessages.downloadText} />
      </Text>
    </BulkForm>
  );
}
