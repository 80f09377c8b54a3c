import { FormattedMessage } from 'react-intl';
import type { RecentWork } from 'shared-contracts/search';
import { Box, Grid, Text, VisuallyHidden } from 'shared-ui';
import { Ago, StatusBadge } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { lookOf } from '../palette/record-looks.ts';
import { RECORDS } from '../palette/records.ts';
import { kindLabels } from './home.messages.ts';

type Recent = RecentWork['items'][number];

/** What else is open follows below, in sight. */
const SHOWN = 5;

export const RecentRows = ({ items }: { items: readonly Recent[] }) => (
  <Box as="ul">
    {items.slice(0, SHOWN).map((item) => (
      <Row key={`${item.kind} ${item.id}`} item={item} />
    ))}
  </Box>
);

function Row({ item: { kind, id, number, hint, stage, at } }: { item: Recent }) {
  const { icon, path } = RECORDS[kind];
  const look = lookOf({ kind, stage });
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
            {look && <StatusBadge {...look} />}
          </Box>
          <Text
            gridRow={{ base: '2', md: 'auto' }}
            gridColumn={{ base: '3', md: 'auto' }}
            textStyle="sm"
            color="fg.muted"
            textAlign="end"
            whiteSpace="nowrap"
          >
            <Ago at={at} />
          </Text>
        </Grid>
      </Link>
    </Box>
  );
}
