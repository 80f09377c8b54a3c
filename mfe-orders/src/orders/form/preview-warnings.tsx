import { FormattedMessage } from 'react-intl';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { Box, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { messages } from '../feasibility/feasibility.messages.ts';
import { WarningList } from '../feasibility/warning-list.tsx';
import { useReferenceData } from './reference-data.tsx';
import { useOrderPreview } from './use-order-preview.ts';

/** Reasons for which the entered order can probably not be carried. */
export function PreviewWarnings() {
  const { data } = useOrderPreview();
  const [stops] = useFormValue<OrderInput['stops']>('stops');
  const { records } = useReferenceData();
  const warnings = data?.warnings ?? [];
  const sentStops = stops.filter(({ locationId }) => locationId);
  return (
    <Box aria-live="polite">
      {warnings.length > 0 && (
        <Box px="3" py="2.5" borderRadius="md" bg="status.warn.bg" color="status.warn.fg" textStyle="sm">
          <Text fontWeight="semibold">
            <FormattedMessage {...messages.warnings} />
          </Text>
          <WarningList
            warnings={warnings}
            getPlace={(position) => records[sentStops[position]?.locationId ?? '']?.name}
          />
        </Box>
      )}
    </Box>
  );
}
