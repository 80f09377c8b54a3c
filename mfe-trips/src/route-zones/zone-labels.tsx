import { FormattedMessage, useIntl } from 'react-intl';
import type { ZoneOverlap } from 'shared-contracts/route-zones';
import type { ZoneColour } from 'shared-contracts/values/route-zones';
import { Box, fill, Flex, Text } from 'shared-ui';
import { colours, messages } from './zones.messages.ts';

/** A spot of the colour; its name stands beside it or is read elsewhere. */
export const Spot = ({ colour }: { colour: ZoneColour }) => (
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

export const ColourWords = ({ colour }: { colour: ZoneColour }) => (
  <Flex as="span" gap="2" align="center">
    <Spot colour={colour} />
    <FormattedMessage {...colours[colour]} />
  </Flex>
);

/** What overlaps is never nothing. */
const LEAST = 0.001;

/** Which zones cover a part of one, and how much of it. */
export function OverlapWords({ overlaps }: { overlaps: readonly ZoneOverlap[] }) {
  const { formatNumber } = useIntl();
  const inWords = (share: number) =>
    formatNumber(Math.max(share, LEAST), { style: 'percent', maximumSignificantDigits: 2 });
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
          <FormattedMessage {...fill(messages.overlap, { name, share: inWords(share) })} />
        </li>
      ))}
    </Box>
  );
}
