import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { ZoneSketchOverlaps } from 'shared-contracts/network/route-zones';
import { Box, withValues, Text } from 'shared-ui';
import { formatMeasure } from 'shared-ui/format';
import { OverlapList } from './zone-labels.tsx';
import { form } from './zones.messages.ts';

/** Area of the drawn outline and its overlaps with other zones. */
export function ZoneOverlapNote({ area, overlaps }: ZoneSketchOverlaps) {
  const values = {
    area: formatMeasure(
      area,
      'area',
      usePreferences(({ units }) => units),
    ),
  };
  return (
    <Box role="status" p="3" borderRadius="md" bg="bg.subtle">
      <Text textStyle="sm">
        <FormattedMessage {...withValues(overlaps.length > 0 ? form.overlaps : form.covers, values)} />
      </Text>
      {overlaps.length > 0 && (
        <>
          <OverlapList overlaps={overlaps} />
          <Text mt="1" textStyle="sm" color="fg.muted">
            <FormattedMessage {...form.smallest} />
          </Text>
        </>
      )}
    </Box>
  );
}
