import { FormattedMessage } from 'react-intl';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import { Box, Flex, Icon, Text, withValues } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { warningMessages } from './feasibility.messages.ts';

type WarningListProps = {
  warnings: readonly FeasibilityWarning[];
  /** The name of the place of a stop. */
  getPlace: (stop: number) => string | undefined;
};

export function WarningList({ warnings, getPlace }: WarningListProps) {
  const zone = useTimeZone();
  return (
    <Box as="ul">
      {warnings.map(({ code, field, params }) => (
        <Flex as="li" key={`${code} ${field}`} gap="2" mt="1">
          <Box pt="0.5" flexShrink="0">
            <Icon name="warning" size={14} />
          </Box>
          <Text>
            <FormattedMessage
              {...withValues(warningMessages[code], {
                place: getPlace(Number(params['stop'])) ?? '…',
                at: formatDateTime(Number(params['at'] ?? 0), zone),
              })}
            />
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
