import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { PartnerDetails, SharedCounts } from 'shared-contracts/identity/partners';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  Flex,
  Grid,
  Heading,
  lazyWithSkeleton,
  QueryContent,
  Skeleton,
  Stack,
  StyledLink,
  Text,
} from 'shared-ui';
import { DateTime, organizationTypeMessages, StatusBadge } from 'shared-ui/format';
import { Actions, Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { READ_ORDERS } from './partner-access.ts';
import { partnerStatusStyle } from './partner-status-style.ts';
import { partnerQueries } from './partners.api.ts';
import { fields, messages, sharedCounts } from './partners.messages.ts';
import { usePartnerActions } from './use-partner-actions.ts';

const ScorecardSection = lazyWithSkeleton(
  () => import('./scorecard/scorecard-section.tsx').then((module) => module.ScorecardSection),
  256,
);

export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const partner = useQuery(partnerQueries.detail(id));
  return (
    <Dialog title={messages.info} width={900} onClose={onClose}>
      <QueryContent
        query={partner}
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
        {(loaded) => <Content partner={loaded} />}
      </QueryContent>
    </Dialog>
  );
}

const SHARED_KINDS = Object.keys(sharedCounts) as (keyof SharedCounts)[];

const SharedRecords = ({ counts }: { counts: SharedCounts }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...messages.shared} />
    </Heading>
    <Grid as="dl" templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(5, 1fr)' }} gap="2">
      {SHARED_KINDS.map((kind) => (
        <Flex key={kind} direction="column-reverse" px="3" py="2" borderWidth="1px" borderRadius="md">
          <Text as="dt" textStyle="xs" color="fg.muted">
            <FormattedMessage {...sharedCounts[kind]} />
          </Text>
          <Text as="dd" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {counts[kind]}
          </Text>
        </Flex>
      ))}
    </Grid>
  </Box>
);

/** Offers only the actions on a pending request; all others are in the list. */
function Content({ partner }: { partner: PartnerDetails }) {
  const { id, name, type, registrationId, country, domain, contactName, contactEmail, logo, createdAt, shared } =
    partner;
  const requestActions = usePartnerActions(useCloseDialog())(partner).filter(() => partner.actions.includes('confirm'));
  return (
    <>
      <DialogBody>
        <Stack gap="5">
          <Flex align="center" gap="3">
            {logo && <img src={logo} alt="" width={40} height={40} />}
            <Box minW="0">
              <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              <Text color="fg.muted">
                <FormattedMessage {...organizationTypeMessages[type]} />
              </Text>
            </Box>
            <Box ms="auto">
              <StatusBadge {...partnerStatusStyle(partner)} />
            </Box>
          </Flex>
          <DescriptionList>
            <DescriptionItem label={fields.registrationId}>{registrationId}</DescriptionItem>
            <DescriptionItem label={fields.domain}>{domain || '–'}</DescriptionItem>
            <DescriptionItem label={fields.country}>{country ?? '–'}</DescriptionItem>
            <DescriptionItem label={fields.createdAt}>
              <DateTime at={createdAt} />
            </DescriptionItem>
            <DescriptionItem label={fields.contactName}>{contactName || '–'}</DescriptionItem>
            <DescriptionItem label={fields.contactEmail}>
              <StyledLink href={`mailto:${contactEmail}`}>{contactEmail}</StyledLink>
            </DescriptionItem>
          </DescriptionList>
          <SharedRecords counts={shared} />
          <Can access={READ_ORDERS}>
            <ScorecardSection partnerId={id} />
          </Can>
        </Stack>
      </DialogBody>
      {requestActions.length > 0 && (
        <DialogFooter>
          <Actions actions={requestActions.map((action) => ({ ...action, primary: true }))} name={name} />
        </DialogFooter>
      )}
    </>
  );
}
