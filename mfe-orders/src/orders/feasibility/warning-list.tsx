import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import { Box, Flex, Icon, Text } from 'shared-ui';
import { useFormatWarning } from './use-format-warning.ts';

type WarningListProps = {
  warnings: readonly FeasibilityWarning[];
  /** The name of the place of a stop. */
  getPlace: (stop: number) => string | undefined;
};

export function WarningList({ warnings, getPlace }: WarningListProps) {
  const formatWarning = useFormatWarning(getPlace);
  return (
    <Box as="ul">
      {warnings.map((warning) => (
        <Flex as="li" key={`${warning.code} ${warning.field}`} gap="2" mt="1">
          <Box pt="0.5" flexShrink="0">
            <Icon name="warning" size={14} />
          </Box>
          <Text>{formatWarning(warning)}</Text>
        </Flex>
      ))}
    </Box>
  );
}
