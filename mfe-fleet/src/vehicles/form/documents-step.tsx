import { DOCUMENT_KINDS, PHOTO_KINDS } from 'shared-contracts/values/vehicles';
import { FieldGroup } from 'shared-ui/form';
import { DocumentRow } from './document-row.tsx';
import { PhotoField } from './photo-field.tsx';
import { documents as messages } from './vehicle-form.messages.ts';

export const DocumentsStep = () => (
  <>
    <FieldGroup title={messages.photos} help={messages.photosHelp}>
      {PHOTO_KINDS.map((kind) => (
        <PhotoField key={kind} kind={kind} />
      ))}
    </FieldGroup>
    <FieldGroup title={messages.papers} help={messages.papersHelp}>
      {DOCUMENT_KINDS.map((kind) => (
        <DocumentRow key={kind} kind={kind} />
      ))}
    </FieldGroup>
  </>
);
