import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ClaimedDomain } from 'shared-contracts/identity/single-sign-on';
import { Box, Button, Flex, Heading, Stack, Text } from 'shared-ui';
import { providerMutations, providerQueries } from './single-sign-on.api.ts';
import { messages } from './single-sign-on.messages.ts';

function DomainRow({ domain }: { domain: ClaimedDomain }) {
  const { mutate, isPending } = useMutation(providerMutations.confirmDomain());
  return (
    <Flex as="li" align="center" justify="space-between" gap="4" py="2" borderTopWidth="1px">
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="medium">{domain.domain}</Text>
        <Text textStyle="sm" color="fg.muted">
          {domain.organization.name} · {domain.provider.name}
        </Text>
      </Box>
      {domain.confirmedAt === null ? (
        <Button size="sm" variant="outline" loading={isPending} onClick={() => mutate(domain.id)}>
          <FormattedMessage {...messages.confirm} />
        </Button>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.confirmed} />
        </Text>
      )}
    </Flex>
  );
}

/** For root: which organizations claim which domains. */
export function ClaimedDomains() {
  const { data } = useQuery(providerQueries.domains());
  if (!data) return null;
  return (
    <Stack as="section" gap="2" px={{ base: '4', md: '6' }} pb="8" maxW="3xl" aria-labelledby="claimed-domains">
      <Heading as="h2" id="claimed-domains" textStyle="md">
        <FormattedMessage {...messages.domainsTitle} />
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        <FormattedMessage {...(data.items.length > 0 ? messages.domainsText : messages.noDomains)} />
      </Text>
      <Box as="ul" listStyleType="none">
        {data.items.map((domain) => (
          <DomainRow key={domain.id} domain={domain} />
        ))}
      </Box>
    </Stack>
  );
}
