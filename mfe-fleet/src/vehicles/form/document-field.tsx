import type { FileKind } from 'shared-contracts/vehicles';
import { Box, fill, Stack, useSay } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import type { FileValue } from 'shared-ui/files';
import { useFormValue } from 'shared-ui/form';
import { DateField } from 'shared-ui/picker';
import { DocumentView } from './document-view.tsx';
import { fileKinds } from './vehicle-fields.messages.ts';
import { documents as messages } from './vehicle-form.messages.ts';

/** A document with the last day on which it is valid. */
export function DocumentRow({ kind }: { kind: FileKind }) {
  const say = useSay();
  const [file] = useFormValue<FileValue>(`files.${kind}`);
  return (
    <Stack gap="2" pb="4">
      <FileDropField name={`files.${kind}`} label={fileKinds[kind]} size="custom" camera />
      {file && (
        <Box>
          <DateField
            name={`expiries.${kind}`}
            label={fill(messages.expiryOf, { document: say(fileKinds[kind]) })}
            end
          />
        </Box>
      )}
      <DocumentView kind={kind} />
    </Stack>
  );
}
