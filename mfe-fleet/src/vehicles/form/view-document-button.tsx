import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FileKind } from 'shared-contracts/vehicles';
import { Button, fill, Icon, useSay } from 'shared-ui';
import type { FileValue } from 'shared-ui/files';
import { useFormValue } from 'shared-ui/form';
import { fileKinds } from './vehicle-fields.messages.ts';
import { useKnown } from './vehicle-form-known.tsx';
import { documents as messages } from './vehicle-form.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

/** Shows what is stored, whole; what was just chosen is not there yet. */
export function DocumentView({ kind }: { kind: FileKind }) {
  const say = useSay();
  const { stored } = useKnown();
  const [value] = useFormValue<FileValue>(`files.${kind}`);
  const [isOpen, setOpen] = useState(false);
  const file = stored.find((one) => one.kind === kind);
  if (!file || !value || value instanceof File) return null;
  return (
    <>
      <Button
        type="button"
        variant="plain"
        size="xs"
        alignSelf="flex-start"
        mt="1"
        aria-label={say(fill(messages.viewOf, { document: say(fileKinds[kind]) }))}
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
