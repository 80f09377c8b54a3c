import { FormattedMessage } from 'react-intl';
import { Box, fill, Flex } from 'shared-ui';
import type { LineTone } from 'shared-ui/map';
import { bandMessages } from './track.messages.ts';
import { BAND_ENDS, BANDS, type Band } from './track.rules.ts';
import { useSpeed } from './use-speed.ts';

export const bandTones: Record<Band, Extract<LineTone, 'info' | 'good' | 'warn' | 'bad'>> = {
  slow: 'info',
  normal: 'good',
  brisk: 'warn',
  fast: 'bad',
};

/** What the colours of a track's line mean. */
export function SpeedLegend() {
  const speed = useSpeed();
  return (
    <Flex as="ul" direction="column" gap="0.5" textStyle="xs">
      {BANDS.map((band) => (
        <Flex as="li" key={band} align="center" gap="2">
          <Box w="5" h="1" borderRadius="full" bg={`status.${bandTones[band]}.fg`} aria-hidden />
          <FormattedMessage
            {...fill(bandMessages[band], { to: speed(BAND_ENDS[band]), from: speed(BAND_ENDS.brisk) })}
          />
        </Flex>
      ))}
    </Flex>
  );
}
