import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import { Box, fill, Grid, Section, Text } from 'shared-ui';
import type { WaitingProps } from 'shared-ui/area';
import { Link } from 'shared-ui/router';
import { ExpiringName } from './expiring-name.tsx';
import { ExpiryBadge } from './expiry.tsx';
import { vehicleQueries, withIds, type ExpiringRow } from './vehicles.api.ts';
import { waiting as messages } from './vehicles.messages.ts';

const SHOWN = 5;

const Entry = ({ row }: { row: ExpiringRow }) => (
  <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Link to={`/vehicle/${row.vehicleId}`}>
      <Grid
        templateColumns={{ base: '1fr auto', sm: '8rem minmax(0, 1fr) auto' }} columnGap="4" alignItems="baseline" px="2" py="2" borderRadius="sm"
        fontVariantNumeric="tabular-nums" _hover={{ bg: 'bg.hover' }}
      >
        <Text fontWeight="medium">{row.registrationPlate}</Text>
        <Text gridRow={{ base: '2', sm: '1' }} gridColumn={{ base: '1 / -1', sm: '2' }} truncate><ExpiringName row={row} /></Text>
        <ExpiryBadge what={row.what} at={row.at} />
      </Grid>
    </Link>
  </Box>
);

/** On the home page: documents and services of vehicles that have expired or do so soon. Nothing when none does, and for root, who would be told of everybody’s. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const keepsVehicles = useSession((session) => session.user?.role !== 'root');
  const rows = useQuery({ ...vehicleQueries.expiring({ limit: SHOWN }), select: withIds, enabled: keepsVehicles });
  const data = useDeferredValue(rows.data); // drawn in small pieces
  const count = keepsVehicles ? rows.data?.total : 0;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!data || !count) return null;
  return (
    <Section
      title={messages.title}
      aside={<Link to="/vehicles?view=expiring"><Text as="span" color="accent.fg" whiteSpace="nowrap"><FormattedMessage {...fill(messages.all, { count })} /></Text></Link>}
    >
      <Box as="ul">{data.items.map((row) => <Entry key={row.id} row={row} />)}</Box>
    </Section>
  );
}
