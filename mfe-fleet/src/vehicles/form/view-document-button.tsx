import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import { Button, Icon, useFormatMessage, withValues } from 'shared-ui';
import type { FileValue } from 'shared-ui/files';
import { useFormValue } from 'shared-ui/form';
import { fileKinds } from '../vehicle-fields.messages.ts';
import { useVehicleForm } from './form-context.tsx';
import { documentMessages as messages } from './vehicle-form.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

/** Opens the stored file in full; hidden while another file is selected. */
export function ViewDocumentButton({ kind }: { kind: VehicleFileKind }) {
  const formatMessage = useFormatMessage();
  const { storedFiles } = useVehicleForm();
  const [value] = useFormValue<FileValue>(`files.${kind}`);
  const [isOpen, setOpen] = useState(false);
  const file = storedFiles.find((stored) => stored.kind === kind);
  if (!file || !value || value instanceof File) return null;
  return (
    <>
      <Button
        type="button"
        variant="plain"
        size="xs"
        alignSelf="flex-start"
        mt="1"
        aria-label={formatMessage(withValues(messages.viewOf, { document: formatMessage(fileKinds[kind]) }))}
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" size={14} />
        <FormattedMessage {...messages.view} />
      </Button>
      {isOpen && (
        <Suspense>
          <DocumentsViewer documents={[file]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
