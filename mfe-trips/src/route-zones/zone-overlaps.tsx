import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { DrawnZoneOverlaps } from 'shared-contracts/route-zones';
import { Box, fill, Text } from 'shared-ui';
import { measureText } from 'shared-ui/format';
import { OverlapWords } from './zone-words.tsx';
import { form } from './zones.messages.ts';

/** What the outline covers, and what of it other zones cover too. */
export function OverlapNote({ drawn: { area, overlaps } }: { drawn: DrawnZoneOverlaps }) {
  const shown = {
    area: measureText(
      area,
      'area',
      usePreferences(({ units }) => units),
    ),
  };
  return (
    <Box role="status" p="3" borderRadius="md" bg="bg.subtle">
      <Text textStyle="sm">
        <FormattedMessage {...fill(overlaps.length > 0 ? form.overlaps : form.covers, shown)} />
      </Text>
      {overlaps.length > 0 && (
        <>
          <OverlapWords overlaps={overlaps} />
          <Text mt="1" textStyle="sm" color="fg.muted">
            <FormattedMessage {...form.smallest} />
          </Text>
        </>
      )}
    </Box>
  );
}
