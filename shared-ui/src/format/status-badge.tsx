import { FormattedMessage } from 'react-intl';
import { Box, Flex, Text } from '../base/chakra.ts';
import type { StatusStyle } from './status-styles.ts';

/** `<StatusBadge {...orderStatusStyles[order.stage]} />` */
export function StatusBadge({ tone, icon: StatusIcon, label }: StatusStyle) {
  return (
    <Flex
      as="span"
      data-badge
      display="inline-flex"
      align="center"
      gap="1"
      h="5"
      px="1.5"
      borderRadius="sm"
      textStyle="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
      verticalAlign="middle"
      maxW="full"
      bg={`status.${tone}.bg`}
      color={`status.${tone}.fg`}
    >
      <Box flexShrink="0">
        <StatusIcon size={13} aria-hidden />
      </Box>
      <Text as="span" truncate data-truncated>
        <FormattedMessage {...label} />
      </Text>
    </Flex>
  );
}
