import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Organization } from 'shared-contracts/organizations';
import { Box, ErrorState, Fact, Facts, Flex, OrganizationMark, Section, Skeleton, Stack, Text } from 'shared-ui';
import { organizationTypeMessages } from 'shared-ui/format';
import { FormattedMessage } from 'react-intl';
import { homeQueries } from './home.api.ts';
import { messages } from './home.messages.ts';

/** Whose portal this is: the organization as the others know it. */
export function OrganizationCard() {
  const { data: known, error, refetch } = useQuery(homeQueries.organization());
  const data = useDeferredValue(known); // drawn in small pieces
  return (
    <Section title={messages.organization}>
      {data && <Known organization={data} />}
      {!data && !error && (
        <Stack gap="4">
          <Skeleton h="10" />
          <Skeleton h="28" />
        </Stack>
      )}
      {!data && error && <ErrorState error={error} title={messages.noOrganization} onRetry={() => void refetch()} />}
    </Section>
  );
}

const Known = ({ organization: { name, logo, type, code, country, currency } }: { organization: Organization }) => (
  <>
    <Flex align="center" gap="3" mb="4">
      <OrganizationMark name={name} logo={logo} size={40} />
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          <FormattedMessage {...organizationTypeMessages[type]} />
        </Text>
      </Box>
    </Flex>
    <Facts>
      <Fact label={messages.code}>{code}</Fact>
      {country && <Fact label={messages.country}>{country.name}</Fact>}
      {currency && <Fact label={messages.currency}>{currency.name}</Fact>}
    </Facts>
  </>
);
