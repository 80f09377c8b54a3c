import { mixed, array } from 'yup';
import { Stack } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import { DOCUMENT_KINDS, type FileValue } from 'shared-ui/files';
import { useFormValue } from 'shared-ui/form';
import { deliveryMessages as messages } from './driving.messages.ts';
import type { ProofImage } from './use-driver-outbox.ts';

const MAX_PHOTOS = 5;

/** For the form's `photos`: an empty field is null. */
export const photosSchema = () => array().of(mixed<NonNullable<FileValue>>().nullable().default(null)).required();

export const toPhotoProofs = (photos: readonly FileValue[]): ProofImage[] =>
  photos.flatMap((photo) => (photo instanceof File ? [{ kind: 'photo' as const, blob: photo, name: photo.name }] : []));

/** A field for a photo or a PDF, and another one as soon as it is filled. */
export function PhotoFields() {
  const [photos] = useFormValue<FileValue[]>('photos');
  const last = photos.findLastIndex((photo) => photo instanceof File);
  const places = Math.min(last + 2, MAX_PHOTOS);
  return (
    <Stack gap="3">
      {Array.from({ length: places }, (_, index) => (
        <FileDropField
          key={index}
          name={`photos.${index}`}
          label={index === 0 ? messages.photo : messages.furtherPhoto}
          kinds={DOCUMENT_KINDS}
          size="compact"
          allowCamera
          shrinkImages
        />
      ))}
    </Stack>
  );
}
