import { FormattedMessage } from 'react-intl';
import type { RecentWork } from 'shared-contracts/search';
import { Box, Grid, Text, VisuallyHidden } from 'shared-ui';
import { RelativeTime, StatusBadge } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { recordStatusStyle } from '../palette/record-status-style.ts';
import { RECORDS } from '../palette/records.ts';
import { kindLabels } from './home.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type RecentItem = RecentWork['items'][number];

/** Few enough to leave the shortcuts below visible. */
const MAX_ROWS = 5;

export const RecentRows = ({ items }: { items: readonly RecentItem[] }) => (
  <Box as="ul">
    {items.slice(0, MAX_ROWS).map((item) => (
      <Row key={`${item.kind} ${item.id}`} item={item} />
    ))}
  </Box>
);

function Row({ item: { kind, id, hint, stage, at, ...record } }: { item: RecentItem }) {
  const number = formatOrderNumber(record);
  const { icon, path } = RECORDS[kind];
  const statusStyle = recordStatusStyle({ kind, stage });
  return (
    <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Link to={path(id)}>
        <Grid
          templateColumns={{ base: 'auto minmax(4.75rem, 1fr) auto', md: 'auto 6.5rem minmax(0, 1fr) auto 7.5rem' }}
          columnGap="3"
          rowGap="0.5"
          alignItems="center"
          px="2"
          py="2"
          borderRadius="sm"
          fontVariantNumeric="tabular-nums"
          _hover={{ bg: 'bg.hover' }}
        >
          <Box color="fg.muted" gridRow={{ base: '1 / 3', md: 'auto' }}>
            <MenuIcon name={icon} />
          </Box>
          <Text fontWeight="medium" truncate>
            <VisuallyHidden>
              <FormattedMessage {...kindLabels[kind]} />{' '}
            </VisuallyHidden>
            {number}
          </Text>
          <Text
            gridRow={{ base: '2', md: 'auto' }}
            gridColumn={{ base: '2', md: 'auto' }}
            textStyle={{ base: 'sm', md: 'md' }}
            color="fg.muted"
            truncate
          >
            {hint}
          </Text>
          <Box minW="0" maxW={{ base: '13rem', md: '15rem' }} justifySelf="end">
            {statusStyle && <StatusBadge {...statusStyle} />}
          </Box>
          <Text
            gridRow={{ base: '2', md: 'auto' }}
            gridColumn={{ base: '3', md: 'auto' }}
            textStyle="sm"
            color="fg.muted"
            textAlign="end"
            whiteSpace="nowrap"
          >
            <RelativeTime at={at} />
          </Text>
        </Grid>
      </Link>
    </Box>
  );
}
