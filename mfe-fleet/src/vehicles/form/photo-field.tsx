import type { FileKind } from 'shared-contracts/vehicles';
import { Box } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import { DocumentView } from './document-view.tsx';
import { fileKinds } from './vehicle-fields.messages.ts';

const IMAGES = ['JPEG', 'PNG'] as const;

/** A side of the vehicle: chosen, dropped or, on a phone, taken at once. */
export const PhotoField = ({ kind }: { kind: FileKind }) => (
  <Box>
    <FileDropField name={`files.${kind}`} label={fileKinds[kind]} kinds={IMAGES} size="custom" camera shrinks />
    <DocumentView kind={kind} />
  </Box>
);
