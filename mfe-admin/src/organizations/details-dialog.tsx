import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  withValues,
  Flex,
  Icon,
  QueryContent,
  OrganizationMark,
  Skeleton,
  Stack,
  StyledLink,
  Text,
} from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { DateTime, organizationTypeMessages, StatusBadge } from 'shared-ui/format';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { FieldErrors } from './field-errors.tsx';
import { fields } from './fields.messages.ts';
import { statusStyles } from './organization-status-styles.ts';
import { organizationMutations, organizationQueries } from './organizations.api.ts';
import { messages } from './organizations.messages.ts';

/** Shows an organization's details; root also accepts or declines a registration here. */
export function DetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const organization = useQuery(organizationQueries.detail(id));
  const isReview = organization.data?.actions.includes('accept') ?? false;
  return (
    <Dialog title={isReview ? messages.review : messages.details} width={600} onClose={onClose}>
      <QueryContent
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
            <RegistrationReview organization={loaded} />
          ) : (
            <DialogBody>
              <OrganizationFacts organization={loaded} />
            </DialogBody>
          )
        }
      </QueryContent>
    </Dialog>
  );
}

const OrganizationFacts = ({
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
        <StatusBadge {...statusStyles[status]} />
      </Box>
    </Flex>
    <DescriptionList>
      <DescriptionItem label={fields.registrationId}>{registrationId}</DescriptionItem>
      <DescriptionItem label={fields.domain}>{domain || '–'}</DescriptionItem>
      <DescriptionItem label={fields.countryId}>{country?.name ?? '–'}</DescriptionItem>
      <DescriptionItem label={fields.currencyId}>{currency?.name ?? '–'}</DescriptionItem>
      <DescriptionItem label={fields.contactName}>{contactName || '–'}</DescriptionItem>
      <DescriptionItem label={fields.contactEmail}>
        {contactEmail ? <StyledLink href={`mailto:${contactEmail}`}>{contactEmail}</StyledLink> : '–'}
      </DescriptionItem>
      <DescriptionItem label={messages.createdAt}>
        <DateTime at={createdAt} />
      </DescriptionItem>
    </DescriptionList>
  </Stack>
);

function RegistrationReview({ organization }: { organization: OrganizationDetails }) {
  const { id, contactName, contactEmail } = organization;
  const close = useCloseDialog();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useMutation(organizationMutations.accept());
  const decline = useMutation(organizationMutations.decline());
  return (
    <>
      <DialogBody>
        <OrganizationFacts organization={organization} />
        <Text mt="5">
          <FormattedMessage {...withValues(messages.acceptText, { contact: contactName, email: contactEmail })} />
        </Text>
        <FieldErrors error={accept.error} />
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
          submitLabel={messages.decline}
          onSubmit={(reason) => decline.mutateAsync({ id, reason }).then(close)}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
