import { Center, useFormatMessage, withValues } from 'shared-ui';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { FilePreview } from 'shared-ui/files';
import { MenuIcon } from 'shared-ui/icons';
import { messages } from '../vehicles.messages.ts';

/** Shows the front photo, or the icon of the vehicle's type. */
export function Thumbnail({
  vehicle: { registrationPlate, photo, type },
}: {
  vehicle: Pick<VehicleRow, 'registrationPlate' | 'photo' | 'type'>;
}) {
  const formatMessage = useFormatMessage();
  if (!photo)
    return (
      <Center boxSize="full" color="fg.muted">
        <MenuIcon name={type.icon} size={32} />
      </Center>
    );
  return (
    <FilePreview
      file={{
        name: formatMessage(withValues(messages.photoOf, { plate: registrationPlate })),
        url: photo,
        mime: 'image/jpeg',
      }}
    />
  );
}
