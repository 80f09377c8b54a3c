import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { rateMutations } from './rates.api.ts';
import { messages } from './rates.messages.ts';

/** Downloads lanes and distance bands of a version. */
export function ExportRatesButton({ id, number }: { id: string; number: number }) {
  const download = useMutation(rateMutations.export(id));
  return (
    <Button
      size="xs"
      variant="ghost"
      loading={download.isPending}
      onClick={() =>
        download.mutate(number, { onSuccess: (content) => saveFile(content, `contract-rates-${number}.xlsx`) })
      }
    >
      <FormattedMessage {...messages.export} />
    </Button>
  );
}
