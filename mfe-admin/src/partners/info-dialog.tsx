import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PartnerDetails, SharedCounts } from 'shared-contracts/network';
import { Box, Fact, Facts, Flex, Grid, Heading, Loaded, Skeleton, Stack, StyledLink, Text } from 'shared-ui';
import { DateTime, organizationTypeMessages, StatusBadge } from 'shared-ui/format';
import { Actions, Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { lookOf } from './partner-looks.ts';
import { partnerQueries } from './partners.api.ts';
import { fields, messages, sharedCounts } from './partners.messages.ts';
import { usePartnerActions } from './use-partner-actions.ts';

export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const partner = useQuery(partnerQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <Loaded
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
      </Loaded>
    </Dialog>
  );
}

const NOUNS = Object.keys(sharedCounts) as (keyof SharedCounts)[];

const Shared = ({ counts }: { counts: SharedCounts }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...messages.shared} />
    </Heading>
    <Grid as="dl" templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(5, 1fr)' }} gap="2">
      {NOUNS.map((noun) => (
        <Flex key={noun} direction="column-reverse" px="3" py="2" borderWidth="1px" borderRadius="md">
          <Text as="dt" textStyle="xs" color="fg.muted">
            <FormattedMessage {...sharedCounts[noun]} />
          </Text>
          <Text as="dd" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {counts[noun]}
          </Text>
        </Flex>
      ))}
    </Grid>
  </Box>
);

/** Who asks us is answered here; everything else is done in the list. */
function Content({ partner }: { partner: PartnerDetails }) {
  const { name, type, registrationId, country, domain, contactName, contactEmail, logo, createdAt, shared } = partner;
  const answers = usePartnerActions(useCloseDialog())(partner).filter(() => partner.actions.includes('confirm'));
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
              <StatusBadge {...lookOf(partner)} />
            </Box>
          </Flex>
          <Facts>
            <Fact label={fields.registrationId}>{registrationId}</Fact>
            <Fact label={fields.domain}>{domain || '–'}</Fact>
            <Fact label={fields.country}>{country ?? '–'}</Fact>
            <Fact label={fields.createdAt}>
              <DateTime at={createdAt} />
            </Fact>
            <Fact label={fields.contactName}>{contactName || '–'}</Fact>
            <Fact label={fields.contactEmail}>
              <StyledLink href={`mailto:${contactEmail}`}>{contactEmail}</StyledLink>
            </Fact>
          </Facts>
          <Shared counts={shared} />
        </Stack>
      </DialogBody>
      {answers.length > 0 && (
        <DialogFooter>
          <Actions of={answers.map((answer) => ({ ...answer, primary: true }))} name={name} />
        </DialogFooter>
      )}
    </>
  );
}
