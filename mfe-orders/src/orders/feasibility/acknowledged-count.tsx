import { FormattedMessage } from 'react-intl';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { Box, Icon, VisuallyHidden, withValues } from 'shared-ui';
import { messages } from './feasibility.messages.ts';
import { useFormatWarning } from './use-format-warning.ts';

type AcknowledgedCountProps = Pick<OrderRow, 'places'> & {
  warnings: NonNullable<OrderRow['acknowledged']>['warnings'];
};

/** The number of acknowledged warnings of the order; its tooltip lists them. */
export function AcknowledgedCount({ warnings, places }: AcknowledgedCountProps) {
  const formatWarning = useFormatWarning((stop) => places[stop]?.name);
  const texts = warnings.map(formatWarning);
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1" color="status.warn.fg" title={texts.join('\n')}>
      <Icon name="warning" size={13} />
      <FormattedMessage {...withValues(messages.count, { count: warnings.length })} />
      <VisuallyHidden>: {texts.join(' ')}</VisuallyHidden>
    </Box>
  );
}
