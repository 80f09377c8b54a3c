import type { VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import { Box, Stack, useFormatMessage, withValues } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import type { FileValue } from 'shared-ui/files';
import { useFormValue } from 'shared-ui/form';
import { DateField } from 'shared-ui/picker';
import { ViewDocumentButton } from './view-document-button.tsx';
import { fileKinds } from '../vehicle-fields.messages.ts';
import { documentMessages as messages } from './vehicle-form.messages.ts';

/** A document and its expiry date. */
export function DocumentField({ kind }: { kind: VehicleFileKind }) {
  const formatMessage = useFormatMessage();
  const [file] = useFormValue<FileValue>(`files.${kind}`);
  return (
    <Stack gap="2" pb="4">
      <FileDropField name={`files.${kind}`} label={fileKinds[kind]} size="compact" allowCamera />
      {file && (
        <Box>
          <DateField
            name={`expiries.${kind}`}
            label={withValues(messages.expiryOf, { document: formatMessage(fileKinds[kind]) })}
            end
          />
        </Box>
      )}
      <ViewDocumentButton kind={kind} />
    </Stack>
  );
}
