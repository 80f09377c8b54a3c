import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, StyledLink } from '../../base/chakra.ts';
import { messages } from '../map.messages.ts';
import { getMapSettings } from '../engine/map-settings.ts';

const NATURAL_EARTH_URL = 'https://www.naturalearthdata.com';
const GEONAMES_URL = 'https://www.geonames.org';
const OPENSTREETMAP_URL = 'https://www.openstreetmap.org/copyright';

/** The attribution of the tiles or of the bundled map. Plain text, because the configured text must not be parsed as HTML. */
export function Attribution({ showsBasemap }: { showsBasemap: boolean }) {
  const { tiles, extract } = getMapSettings();
  const renderLink = (url: string, text: ReactNode) => (
    <StyledLink href={url} target="_blank" rel="noopener" color="inherit">
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
      {showsBasemap || !tiles ? (
        <>
          {renderLink(NATURAL_EARTH_URL, <FormattedMessage {...messages.naturalEarth} />)} · ©{' '}
          {renderLink(GEONAMES_URL, 'GeoNames')}
          {extract && <> · © {renderLink(OPENSTREETMAP_URL, 'OpenStreetMap')}</>}
        </>
      ) : (
        <>© {tiles.link ? renderLink(tiles.link, tiles.attribution) : tiles.attribution}</>
      )}
    </Box>
  );
}
