import { VEHICLE_DOCUMENT_KINDS, VEHICLE_PHOTO_KINDS } from 'shared-contracts/values/fleet/vehicles';
import { FieldGroup } from 'shared-ui/form';
import { DocumentField } from './document-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { documentMessages as messages } from './vehicle-form.messages.ts';

export const DocumentsStep = () => (
  <>
    <FieldGroup title={messages.photos} help={messages.photosHelp}>
      {VEHICLE_PHOTO_KINDS.map((kind) => (
        <PhotoField key={kind} kind={kind} />
      ))}
    </FieldGroup>
    <FieldGroup title={messages.papers} help={messages.papersHelp}>
      {VEHICLE_DOCUMENT_KINDS.map((kind) => (
        <DocumentField key={kind} kind={kind} />
      ))}
    </FieldGroup>
  </>
);
