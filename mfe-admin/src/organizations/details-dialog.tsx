import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrganizationDetails } from 'shared-contracts/organizations';
import {
  Box,
  Button,
  Fact,
  Facts,
  fill,
  Flex,
  Icon,
  Loaded,
  OrganizationMark,
  Skeleton,
  Stack,
  StyledLink,
  Text,
} from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { DateTime, organizationTypeMessages, StatusBadge } from 'shared-ui/format';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { FieldRefusals } from './field-refusals.tsx';
import { fields } from './fields.messages.ts';
import { statusLooks } from './organization-looks.ts';
import { organizationMutations, organizationQueries } from './organizations.api.ts';
import { messages } from './organizations.messages.ts';

/** What an organization has told of itself; of one that has registered root decides here. */
export function DetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const organization = useQuery(organizationQueries.detail(id));
  const isReview = organization.data?.actions.includes('accept') ?? false;
  return (
    <Dialog title={isReview ? messages.review : messages.details} width={600} onClose={onClose}>
      <Loaded
        query={organization}
        size="inline"
        skeleton={
          <DialogBody>
            <Stack gap="5">
              <Skeleton h="12" />
              <Skeleton h="12" />
              <Skeleton h="24" />
            </Stack>
          </DialogBody>
        }
      >
        {(loaded) =>
          isReview ? (
            <Review organization={loaded} />
          ) : (
            <DialogBody>
              <Told organization={loaded} />
            </DialogBody>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const Told = ({
  organization: {
    name,
    type,
    status,
    logo,
    registrationId,
    country,
    currency,
    domain,
    contactName,
    contactEmail,
    createdAt,
  },
}: {
  organization: OrganizationDetails;
}) => (
  <Stack gap="5">
    <Flex align="center" gap="3">
      <OrganizationMark name={name} logo={logo} size={40} />
      <Box minW="0">
        <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted">
          <FormattedMessage {...organizationTypeMessages[type]} />
        </Text>
      </Box>
      <Box ms="auto" flexShrink="0">
        <StatusBadge {...statusLooks[status]} />
      </Box>
    </Flex>
    <Facts>
      <Fact label={fields.registrationId}>{registrationId}</Fact>
      <Fact label={fields.domain}>{domain || '–'}</Fact>
      <Fact label={fields.countryId}>{country?.name ?? '–'}</Fact>
      <Fact label={fields.currencyId}>{currency?.name ?? '–'}</Fact>
      <Fact label={fields.contactName}>{contactName || '–'}</Fact>
      <Fact label={fields.contactEmail}>
        {contactEmail ? <StyledLink href={`mailto:${contactEmail}`}>{contactEmail}</StyledLink> : '–'}
      </Fact>
      <Fact label={messages.createdAt}>
        <DateTime at={createdAt} />
      </Fact>
    </Facts>
  </Stack>
);

function Review({ organization }: { organization: OrganizationDetails }) {
  const { id, contactName, contactEmail } = organization;
  const close = useCloseDialog();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useMutation(organizationMutations.accept());
  const decline = useMutation(organizationMutations.decline());
  return (
    <>
      <DialogBody>
        <Told organization={organization} />
        <Text mt="5">
          <FormattedMessage {...fill(messages.acceptText, { contact: contactName, email: contactEmail })} />
        </Text>
        <FieldRefusals error={accept.error} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => setDeclining(true)}>
          <FormattedMessage {...messages.decline} />
        </Button>
        <Button loading={accept.isPending} onClick={() => accept.mutate(id, { onSuccess: close })}>
          <Icon name="check" />
          <FormattedMessage {...messages.accept} />
        </Button>
      </DialogFooter>
      {isDeclining && (
        <ReasonDialog
          title={messages.declineTitle}
          label={messages.declineReason}
          submit={messages.decline}
          onSubmit={(reason) => decline.mutateAsync({ id, reason }).then(close)}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
