import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DriverFileKind } from 'shared-contracts/fleet/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/fleet/drivers';
import { Box, Button, Icon, useFormatMessage, withValues } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import type { FileValue, StoredFile } from 'shared-ui/files';
import { FieldGroup, useFormValue } from 'shared-ui/form';
import { formMessages, sections } from './driver-form.messages.ts';
import { fileKinds } from './drivers.messages.ts';
import type { FileTaskProgress } from './use-save-driver.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

const photoOptions = { kinds: ['JPEG', 'PNG'], shrinkImages: true } as const;

type DocumentFieldProps = {
  kind: DriverFileKind;
  task: FileTaskProgress | undefined;
  onView: (file: StoredFile) => void;
};

function DocumentField({ kind, task, onView }: DocumentFieldProps) {
  const formatMessage = useFormatMessage();
  const [file] = useFormValue<FileValue>(`files.${kind}`);
  return (
    <Box minW="0">
      <FileDropField
        name={`files.${kind}`}
        label={fileKinds[kind]}
        size="compact"
        allowCamera
        progress={task?.status === 'running' || undefined}
        {...(kind === 'photo' && photoOptions)}
      />
      {file && !(file instanceof File) && (
        <Button
          type="button"
          size="xs"
          variant="ghost"
          aria-label={formatMessage(withValues(formMessages.viewOf, { kind: formatMessage(fileKinds[kind]) }))}
          onClick={() => onView(file)}
        >
          <Icon name="eye" />
          <FormattedMessage {...formMessages.view} />
        </Button>
      )}
    </Box>
  );
}

/** One field per kind of document; saving the form uploads, replaces and deletes files. */
export function DocumentFields({ tasks }: { tasks: readonly FileTaskProgress[] }) {
  const [viewedFile, setViewedFile] = useState<StoredFile>();
  return (
    <FieldGroup title={sections.documents} help={sections.documentsHelp}>
      {DRIVER_FILE_KINDS.map((kind) => (
        <DocumentField key={kind} kind={kind} task={tasks.find((task) => task.kind === kind)} onView={setViewedFile} />
      ))}
      {viewedFile && (
        <Suspense>
          <DocumentsViewer documents={[viewedFile]} onClose={() => setViewedFile(undefined)} />
        </Suspense>
      )}
    </FieldGroup>
  );
}
