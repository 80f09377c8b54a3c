import { FormattedMessage } from 'react-intl';
import { Box, Flex, withValues } from 'shared-ui';
import type { LineTone } from 'shared-ui/map';
import { facts } from '../monitoring.messages.ts';
import { bandMessages } from './track.messages.ts';
import { BAND_LIMITS, SPEED_BANDS, type SpeedBand } from './track.rules.ts';
import { useFormatSpeed } from '../use-format-speed.ts';

export const bandTones: Record<SpeedBand, Extract<LineTone, 'info' | 'good' | 'warn' | 'bad'>> = {
  slow: 'info',
  normal: 'good',
  brisk: 'warn',
  fast: 'bad',
};

/** Explains the colours of a track's line. */
export function SpeedLegend() {
  const formatSpeed = useFormatSpeed();
  return (
    <Flex as="ul" direction="column" gap="0.5" textStyle="xs">
      {SPEED_BANDS.map((band) => (
        <Flex as="li" key={band} align="center" gap="2">
          <Box w="5" h="1" borderRadius="full" bg={`status.${bandTones[band]}.fg`} aria-hidden />
          <FormattedMessage
            {...withValues(bandMessages[band], {
              to: formatSpeed(BAND_LIMITS[band]),
              from: formatSpeed(BAND_LIMITS.brisk),
            })}
          />
        </Flex>
      ))}
      <Flex as="li" align="center" gap="2">
        <Box w="5" borderTopWidth="3px" borderStyle="dotted" borderColor="fg.muted" aria-hidden />
        <FormattedMessage {...facts.coarse} />
      </Flex>
    </Flex>
  );
}
