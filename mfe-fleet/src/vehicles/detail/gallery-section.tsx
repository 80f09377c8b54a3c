import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { VEHICLE_PHOTO_KINDS } from 'shared-contracts/values/fleet/vehicles';
import { Section, useFormatMessage, withValues } from 'shared-ui';
import { ImageSlider } from 'shared-ui/viewer';
import { fileKinds } from '../vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';

/** Shows the vehicle's photos as a slide show. */
export function GallerySection({ vehicle: { registrationPlate, files } }: { vehicle: Vehicle }) {
  const formatMessage = useFormatMessage();
  const images = VEHICLE_PHOTO_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind)).map(
    ({ kind, url, mime }) => ({ name: `${registrationPlate}, ${formatMessage(fileKinds[kind])}`, url, mime }),
  );
  return (
    <Section title={messages.photos}>
      <ImageSlider
        images={images}
        label={withValues(messages.photosOf, { plate: registrationPlate })}
        height={images.length > 0 ? 300 : 120}
      />
    </Section>
  );
}
