import type { Vehicle } from 'shared-contracts/vehicles';
import { PHOTO_KINDS } from 'shared-contracts/values/vehicles';
import { fill, Section, useSay } from 'shared-ui';
import { ImageSlider } from 'shared-ui/viewer';
import { fileKinds } from './vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';

/** From the front, rear and side and of the inside, one after the other by themselves. */
export function GallerySection({ vehicle: { registrationPlate, files } }: { vehicle: Vehicle }) {
  const say = useSay();
  const images = PHOTO_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind)).map(
    ({ kind, url, mime }) => ({ name: `${registrationPlate}, ${say(fileKinds[kind])}`, url, mime }),
  );
  return (
    <Section title={messages.photos}>
      <ImageSlider
        images={images}
        label={fill(messages.photosOf, { plate: registrationPlate })}
        height={images.length > 0 ? 300 : 120}
      />
    </Section>
  );
}
