import { Center, initialsOf } from 'shared-ui';
import { Preview } from 'shared-ui/files';

type AvatarProps = { name: string; /** Of the API. */ photo: string | null; /** px */ size?: number };

/** The driver's photo, or their initials; who reads it hears the name beside it. */
export const Avatar = ({ name, photo, size = 28 }: AvatarProps) => (
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
      <Preview file={{ name: '', url: photo, mime: 'image/jpeg' }} />
    ) : (
      <span aria-hidden>{initialsOf(name)}</span>
    )}
  </Center>
);
