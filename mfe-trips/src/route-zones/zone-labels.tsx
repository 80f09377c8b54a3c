import { FormattedMessage, useIntl } from 'react-intl';
import type { ZoneOverlap } from 'shared-contracts/network/route-zones';
import type { ZoneColour } from 'shared-contracts/values/network/route-zones';
import { Box, withValues, Flex, Text } from 'shared-ui';
import { colours, messages } from './zones.messages.ts';

/** Decorative: the colour name is next to it or elsewhere on the page. */
export const ColourDot = ({ colour }: { colour: ZoneColour }) => (
  <Box
    as="span"
    display="inline-block"
    flexShrink="0"
    boxSize="3"
    borderRadius="full"
    bg={`hue.${colour}`}
    aria-hidden
  />
);

export const ColourLabel = ({ colour }: { colour: ZoneColour }) => (
  <Flex as="span" gap="2" align="center">
    <ColourDot colour={colour} />
    <FormattedMessage {...colours[colour]} />
  </Flex>
);

/** Never rounds an overlap down to 0%. */
const MIN_SHARE = 0.001;

/** Overlapping zones with their share of the area. */
export function OverlapList({ overlaps }: { overlaps: readonly ZoneOverlap[] }) {
  const { formatNumber } = useIntl();
  const formatShare = (share: number) =>
    formatNumber(Math.max(share, MIN_SHARE), { style: 'percent', maximumSignificantDigits: 2 });
  if (overlaps.length === 0)
    return (
      <Text as="span" color="fg.muted">
        <FormattedMessage {...messages.noOverlap} />
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none">
      {overlaps.map(({ zone: { id, name }, share }) => (
        <li key={id}>
          <FormattedMessage {...withValues(messages.overlap, { name, share: formatShare(share) })} />
        </li>
      ))}
    </Box>
  );
}
