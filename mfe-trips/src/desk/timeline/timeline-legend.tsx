import { FormattedMessage } from 'react-intl';
import { Box, Flex, useFormatMessage } from 'shared-ui';
import type { SegmentKind } from './segments.rules.ts';
import { segmentColors } from './timeline-styles.ts';
import { messages } from '../timeline.messages.ts';

const KINDS = ['drive', 'service', 'wait', 'break', 'late'] as const satisfies readonly SegmentKind[];

export function TimelineLegend() {
  const formatMessage = useFormatMessage();
  return (
    <Flex
      as="ul"
      aria-label={formatMessage(messages.legend)}
      listStyleType="none"
      gap="3"
      wrap="wrap"
      px="2"
      py="1"
      textStyle="xs"
      color="fg.muted"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      {KINDS.map((kind) => (
        <Flex as="li" key={kind} align="center" gap="1.5">
          <Box boxSize="2.5" borderRadius="xs" style={{ background: segmentColors[kind] }} />
          <FormattedMessage {...messages[kind]} />
        </Flex>
      ))}
    </Flex>
  );
}
