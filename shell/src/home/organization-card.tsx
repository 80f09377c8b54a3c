import { useQuery } from '@tanstack/react-query';
import type { Organization } from 'shared-contracts/organizations';
import { Box, ErrorState, Flex, Grid, Heading, Skeleton, Stack, Text, type Words } from 'shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { OrganizationMark } from '../navigation/organization-mark.tsx';
import { homeQueries } from './home.api.ts';
import { messages, typeLabels } from './home.messages.ts';

/** Whose portal this is: the organization as the others know it. */
export function OrganizationCard() {
  const { data, error, refetch } = useQuery(homeQueries.organization());
  return (
    <Box as="section" p="5" borderWidth="1px" borderColor="border.subtle" borderRadius="md" bg="bg.surface">
      {data && <Known organization={data} />}
      {!data && !error && <Stack gap="3"><Skeleton h="10" /><Skeleton h="16" /></Stack>}
      {!data && error && <ErrorState error={error} title={messages.noOrganization} onRetry={() => void refetch()} />}
    </Box>
  );
}

const Known = ({ organization: { name, logo, type, code, country, currency } }: { organization: Organization }) => (
  <>
    <Flex align="center" gap="3" mb="4">
      <OrganizationMark name={name} logo={logo} size={40} />
      <Box minW="0">
        <Heading as="h2" textStyle="md" overflowWrap="anywhere">{name}</Heading>
        <Text color="fg.muted" textStyle="sm"><FormattedMessage {...typeLabels[type]} /></Text>
      </Box>
    </Flex>
    <Grid as="dl" templateColumns="auto 1fr" columnGap="4" rowGap="1.5" textStyle="sm">
      <Fact label={messages.code}>{code}</Fact>
      {country && <Fact label={messages.country}>{country.name}</Fact>}
      {currency && <Fact label={messages.currency}>{currency.name}</Fact>}
    </Grid>
  </>
);

const Fact = ({ label, children }: { label: Words; children: ReactNode }) => (
  <>
    <Text as="dt" color="fg.muted"><FormattedMessage {...label} /></Text>
    <Text as="dd" overflowWrap="anywhere">{children}</Text>
  </>
);
