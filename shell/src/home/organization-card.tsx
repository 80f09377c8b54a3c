import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Organization } from 'shared-contracts/identity/organizations';
import {
  Box,
  ErrorState,
  DescriptionItem,
  DescriptionList,
  Flex,
  OrganizationMark,
  Section,
  Skeleton,
  Stack,
  Text,
} from 'shared-ui';
import { organizationTypeMessages } from 'shared-ui/format';
import { FormattedMessage } from 'react-intl';
import { homeQueries } from './home.api.ts';
import { messages } from './home.messages.ts';

/** Shows the user's organization as its partners see it. */
export function OrganizationCard() {
  const { data: latest, error, refetch } = useQuery(homeQueries.organization());
  const data = useDeferredValue(latest); // renders without blocking
  return (
    <Section title={messages.organization}>
      {data && <OrganizationFacts organization={data} />}
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

const OrganizationFacts = ({
  organization: { name, logo, type, code, country, currency },
}: {
  organization: Organization;
}) => (
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
    <DescriptionList>
      <DescriptionItem label={messages.code}>{code}</DescriptionItem>
      {country && <DescriptionItem label={messages.country}>{country.name}</DescriptionItem>}
      {currency && <DescriptionItem label={messages.currency}>{currency.name}</DescriptionItem>}
    </DescriptionList>
  </>
);
