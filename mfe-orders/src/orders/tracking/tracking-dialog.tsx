import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewTrackingLink, TrackingLinkPage } from 'shared-contracts/orders/tracking';
import { DEFAULT_PAGE_SIZE } from 'shared-contracts/values/limits';
import { DAY } from 'shared-contracts/values/time';
import { Box, Button, withValues, Flex, Heading, QueryContent, Skeleton, Stack, Text } from 'shared-ui';
import { CopyField, Form, SubmitButton } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateField } from 'shared-ui/picker';
import { number, object } from 'yup';
import { trackingMutations, trackingQueries } from './tracking.api.ts';
import { TrackingLinkItem } from './tracking-link-item.tsx';
import { messages } from './tracking.messages.ts';

const schema = object({ expiresAt: number().required() });
const fieldErrors = { past: messages.past, tooLate: messages.tooLate };

const getTrackingUrl = (token: string) => `${window.location.origin}/track/${token}`;

/** Creates, lists and revokes public tracking links of an order. */
export function TrackingDialog({
  order: { id, number: name },
  onClose,
}: {
  order: { id: string; number: string };
  onClose: () => void;
}) {
  const [limit, setLimit] = useState(DEFAULT_PAGE_SIZE);
  const links = useQuery(trackingQueries.links(id, limit));
  return (
    <Dialog title={withValues(messages.title, { number: name })} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="5" pb="2">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...messages.about} />
          </Text>
          <QueryContent
            query={links}
            size="inline"
            skeleton={
              <Stack gap="4">
                <Skeleton h="14" />
                <Skeleton h="20" />
              </Stack>
            }
          >
            {(page) => (
              <>
                {page.actions.includes('make') && <NewLinkForm id={id} page={page} />}
                <TrackingLinks id={id} page={page} onMore={() => setLimit(limit + DEFAULT_PAGE_SIZE)} />
              </>
            )}
          </QueryContent>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

function NewLinkForm({ id, page: { usualExpiry, latestExpiry } }: { id: string; page: TrackingLinkPage }) {
  const create = useMutation(trackingMutations.create(id));
  const [newLink, setNewLink] = useState<NewTrackingLink>();
  const [initial] = useState({ expiresAt: usualExpiry });
  const send = async ({ expiresAt }: { expiresAt: number }) =>
    setNewLink(await create.mutateAsync({ expiresAt: clampToLatest(expiresAt, latestExpiry) }));
  return (
    <Stack gap="4">
      <Form schema={schema} initialValues={initial} errorMessages={fieldErrors} onSubmit={send}>
        <Flex gap="3" align="end" wrap="wrap">
          <Box flex="1" minW="11rem">
            <DateField name="expiresAt" label={messages.validUntil} help={messages.validUntilHelp} end />
          </Box>
          <Box pb="6">
            <SubmitButton label={messages.create} />
          </Box>
        </Flex>
      </Form>
      {newLink && (
        <Box role="status">
          <CopyField
            key={newLink.id}
            label={messages.newLink}
            value={getTrackingUrl(newLink.token)}
            help={messages.copyNow}
          />
        </Box>
      )}
    </Stack>
  );
}

/** The last possible day is valid, although it ends after the latest expiry. */
const clampToLatest = (expiresAt: number, latestExpiry: number) =>
  expiresAt > latestExpiry && expiresAt - latestExpiry < DAY ? latestExpiry : expiresAt;

function TrackingLinks({
  id,
  page: { items, total },
  onMore,
}: {
  id: string;
  page: TrackingLinkPage;
  onMore: () => void;
}) {
  const revoke = useMutation(trackingMutations.revoke(id));
  if (total === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noLinks} />
      </Text>
    );
  return (
    <Box as="section">
      <Heading as="h3" textStyle="md" mb="2">
        <FormattedMessage {...messages.existingLinks} />
      </Heading>
      <Box as="ul">
        {items.map((link) => (
          <TrackingLinkItem key={link.id} link={link} onRevoke={() => revoke.mutateAsync(link.id)} />
        ))}
      </Box>
      {items.length < total && (
        <Button variant="outline" size="sm" onClick={onMore}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </Box>
  );
}
