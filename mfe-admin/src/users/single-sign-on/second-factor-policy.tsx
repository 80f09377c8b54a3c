import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { SecondFactorPolicy as Policy } from 'shared-contracts/identity/second-factor';
import { REQUIRED_GROUPS, type RequiredGroup } from 'shared-contracts/values/identity/second-factor';
import { Box, Button, Heading, QueryContent, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { CheckboxField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useState } from 'react';
import { boolean, object } from 'yup';
import { policyMutations, policyQueries } from './second-factor.api.ts';
import { groups, messages } from './second-factor.messages.ts';

const flag = boolean().default(false);
const schema = object({ everyone: flag, administrators: flag, approvers: flag, billApprovers: flag });
type Flags = Record<RequiredGroup, boolean>;

function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const save = useMutation(policyMutations.save());
  const initialValues = Object.fromEntries(
    REQUIRED_GROUPS.map((group) => [group, policy.requiredFor.includes(group)]),
  ) as Flags;
  return (
    <FormDialog
      title={messages.requiredFor}
      schema={schema}
      initialValues={initialValues}
      onSubmit={(flags: Flags) => save.mutateAsync({ requiredFor: REQUIRED_GROUPS.filter((group) => flags[group]) })}
      onClose={onClose}
    >
      {REQUIRED_GROUPS.map((group) => (
        <CheckboxField key={group} name={group} label={groups[group]} />
      ))}
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.consequence} />
      </Text>
    </FormDialog>
  );
}

const Summary = ({ policy: { requiredFor, userCount, factorCount } }: { policy: Policy }) => (
  <Box>
    <Text fontWeight="medium">
      <FormattedMessage {...(requiredFor.length > 0 ? messages.requiredFor : messages.optional)} />
    </Text>
    {requiredFor.length > 0 && (
      <Box as="ul" ps="5">
        {requiredFor.map((group) => (
          <li key={group}>
            <FormattedMessage {...groups[group]} />
          </li>
        ))}
      </Box>
    )}
    <Text textStyle="sm" color="fg.muted">
      <FormattedMessage {...withValues(messages.count, { factors: factorCount, users: userCount })} />
    </Text>
  </Box>
);

/** The users whom the organization requires to have a second factor. */
export function SecondFactorPolicy() {
  const query = useQuery(policyQueries.policy());
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap="3" px={{ base: '4', md: '6' }} pb="8" maxW="3xl" aria-labelledby="second-factor">
      <Heading as="h2" id="second-factor" textStyle="md">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        <FormattedMessage {...messages.text} />
      </Text>
      <QueryContent query={query} size="inline" skeleton={<Skeleton h="12" />}>
        {(policy) => (
          <Stack gap="3" align="start">
            <Summary policy={policy} />
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              <FormattedMessage {...messages.change} />
            </Button>
            {isOpen && <PolicyDialog policy={policy} onClose={() => setOpen(false)} />}
          </Stack>
        )}
      </QueryContent>
    </Stack>
  );
}
