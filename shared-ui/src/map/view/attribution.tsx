import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, StyledLink } from '../base/chakra.ts';
import { messages } from './map.messages.ts';
import { mapSettings } from './settings.ts';

const EARTH = 'https://www.naturalearthdata.com';

/** Whom what is shown is from, as a text with a link: nobody's own text is ever taken for HTML. */
export function Attribution({ isAway }: { isAway: boolean }) {
  const { tiles } = mapSettings();
  const link = (address: string, text: ReactNode) => (
    <StyledLink href={address} target="_blank" rel="noopener" color="inherit">
      {text}
    </StyledLink>
  );
  return (
    <Box
      position="absolute"
      zIndex="1"
      bottom="0"
      insetEnd="0"
      px="1.5"
      py="0.5"
      bg="bg.surface"
      color="fg.muted"
      textStyle="2xs"
      borderStartStartRadius="sm"
    >
      {isAway || !tiles ? (
        link(EARTH, <FormattedMessage {...messages.naturalEarth} />)
      ) : (
        <>© {tiles.link ? link(tiles.link, tiles.attribution) : tiles.attribution}</>
      )}
    </Box>
  );
}
