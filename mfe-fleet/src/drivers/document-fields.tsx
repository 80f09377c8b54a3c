import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DriverFileKind } from 'shared-contracts/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/drivers';
import { Box, Button, fill, Icon, useSay } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import type { FileValue, StoredFile } from 'shared-ui/files';
import { FieldGroup, useFormValue } from 'shared-ui/form';
import { sections, texts } from './driver-form.messages.ts';
import { kinds } from './drivers.messages.ts';
import type { FileStep } from './use-driver-saving.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

const PHOTO = { kinds: ['JPEG', 'PNG'], shrinks: true } as const;

type DocumentFieldProps = { kind: DriverFileKind; step: FileStep | undefined; onView: (file: StoredFile) => void };

function DocumentField({ kind, step, onView }: DocumentFieldProps) {
  const say = useSay();
  const [file] = useFormValue<FileValue>(`files.${kind}`);
  return (
    <Box minW="0">
      <FileDropField
        name={`files.${kind}`}
        label={kinds[kind]}
        size="custom"
        camera
        progress={step?.state === 'doing' || undefined}
        {...(kind === 'photo' && PHOTO)}
      />
      {file && !(file instanceof File) && (
        <Button
          type="button"
          size="xs"
          variant="ghost"
          aria-label={say(fill(texts.viewOf, { kind: say(kinds[kind]) }))}
          onClick={() => onView(file)}
        >
          <Icon name="eye" />
          <FormattedMessage {...texts.view} />
        </Button>
      )}
    </Box>
  );
}

/** A place for every document; what stands there is sent, replaced or deleted when the form is saved. */
export function DocumentFields({ steps }: { steps: readonly FileStep[] }) {
  const [viewed, setViewed] = useState<StoredFile>();
  return (
    <FieldGroup title={sections.documents} help={sections.documentsHelp}>
      {DRIVER_FILE_KINDS.map((kind) => (
        <DocumentField key={kind} kind={kind} step={steps.find((step) => step.kind === kind)} onView={setViewed} />
      ))}
      {viewed && (
        <Suspense>
          <DocumentsViewer documents={[viewed]} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </FieldGroup>
  );
}
