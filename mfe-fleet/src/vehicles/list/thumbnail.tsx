import { Center, fill, useSay } from 'shared-ui';
import type { VehicleRow } from 'shared-contracts/vehicles';
import { Preview } from 'shared-ui/files';
import { MenuIcon } from 'shared-ui/icons';
import { messages } from './vehicles.messages.ts';

/** The photo from the front, small; the icon of its type while there is none. */
export function Thumbnail({
  vehicle: { registrationPlate, photo, type },
}: {
  vehicle: Pick<VehicleRow, 'registrationPlate' | 'photo' | 'type'>;
}) {
  const say = useSay();
  if (!photo)
    return (
      <Center boxSize="full" color="fg.muted">
        <MenuIcon name={type.icon} size={32} />
      </Center>
    );
  return (
    <Preview
      file={{ name: say(fill(messages.photoOf, { plate: registrationPlate })), url: photo, mime: 'image/jpeg' }}
    />
  );
}
