import type { VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import { Box } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import { ViewDocumentButton } from './view-document-button.tsx';
import { fileKinds } from '../vehicle-fields.messages.ts';

const IMAGE_TYPES = ['JPEG', 'PNG'] as const;

/** A photo of one side of the vehicle: selected, dropped or taken with the phone's camera. */
export const PhotoField = ({ kind }: { kind: VehicleFileKind }) => (
  <Box>
    <FileDropField
      name={`files.${kind}`}
      label={fileKinds[kind]}
      kinds={IMAGE_TYPES}
      size="compact"
      allowCamera
      shrinkImages
    />
    <ViewDocumentButton kind={kind} />
  </Box>
);
