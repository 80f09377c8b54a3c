import { Center, getInitials } from 'shared-ui';
import { FilePreview } from 'shared-ui/files';
import { usePersonName } from 'shared-ui/format';

type AvatarProps = { name: string; /** API URL. */ photo: string | null; /** px */ size?: number };

/** Shows the driver's photo or initials; hidden from screen readers, because the name is next to it. */
export function Avatar({ name, photo, size = 28 }: AvatarProps) {
  const personName = usePersonName();
  return (
    <Center
      boxSize={`${size}px`}
      flexShrink="0"
      overflow="hidden"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontWeight="semibold"
      fontSize={`${Math.round(size * 0.4)}px`}
      css={{ '& img': { objectFit: 'cover' } }}
    >
      {photo ? (
        <FilePreview file={{ name: '', url: photo, mime: 'image/jpeg' }} />
      ) : (
        <span aria-hidden>{getInitials(personName(name))}</span>
      )}
    </Center>
  );
}
