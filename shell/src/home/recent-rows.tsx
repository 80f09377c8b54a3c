import { FormattedMessage } from 'react-intl';
import type { RecentWork, RecordKind } from 'shared-contracts/search';
import { Box, Grid, Text, VisuallyHidden } from 'shared-ui';
import { Ago, orderLooks, StatusBadge, tripLooks, type Look } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { kindLabels } from './home.messages.ts';

type Recent = RecentWork['items'][number];

const KINDS: Record<RecordKind, { icon: string; path: (id: string) => string; looks: Record<string, Look> }> = {
  order: { icon: 'clipboard-list', path: (id) => `/orders/${id}`, looks: orderLooks },
  trip: { icon: 'navigation', path: (id) => `/trips/${id}/edit`, looks: tripLooks },
  vehicle: { icon: 'truck', path: (id) => `/vehicle/${id}`, looks: {} },
};

export const RecentRows = ({ items }: { items: readonly Recent[] }) => (
  <Box as="ul" my="-2">{items.map((item) => <Row key={`${item.kind} ${item.id}`} item={item} />)}</Box>
);

function Row({ item: { kind, id, number, hint, stage, at } }: { item: Recent }) {
  const { icon, path, looks } = KINDS[kind];
  const look = looks[stage ?? ''];
  return (
    <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Link to={path(id)}>
        <Grid
          templateColumns={{ base: 'auto minmax(0, 1fr) auto', md: 'auto 6.5rem minmax(0, 1fr) auto 7.5rem' }} columnGap="3" rowGap="0.5" alignItems="center" px="2" py="2"
          borderRadius="sm" fontVariantNumeric="tabular-nums" _hover={{ bg: 'bg.hover' }}
        >
          <Box color="fg.muted" gridRow={{ base: '1 / 3', md: 'auto' }}><MenuIcon name={icon} /></Box>
          <Text fontWeight="medium" truncate><VisuallyHidden><FormattedMessage {...kindLabels[kind]} /> </VisuallyHidden>{number}</Text>
          <Text gridRow={{ base: '2', md: 'auto' }} gridColumn={{ base: '2', md: 'auto' }} textStyle={{ base: 'sm', md: 'md' }} color="fg.muted" truncate>{hint}</Text>
          <Box minW="0" maxW={{ base: '10rem', md: '14rem' }} justifySelf="end">{look && <StatusBadge {...look} />}</Box>
          <Text gridRow={{ base: '2', md: 'auto' }} gridColumn={{ base: '3', md: 'auto' }} textStyle="sm" color="fg.muted" textAlign="end" whiteSpace="nowrap"><Ago at={at} /></Text>
        </Grid>
      </Link>
    </Box>
  );
}
