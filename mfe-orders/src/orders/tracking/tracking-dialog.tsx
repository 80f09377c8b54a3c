import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewTrackingLink, TrackingLinkPage } from 'shared-contracts/tracking';
import { PAGE_SIZE } from 'shared-contracts/values/limits';
import { Box, Button, fill, Flex, Heading, Loaded, Skeleton, Stack, Text } from 'shared-ui';
import { CopyField, Form, SubmitButton } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateField } from 'shared-ui/picker';
import { number, object } from 'yup';
import { trackingMutations, trackingQueries } from './tracking.api.ts';
import { MadeLink } from './tracking-link.tsx';
import { messages } from './tracking.messages.ts';

const schema = object({ expiresAt: number().required() });
const codes = { past: messages.past, tooLate: messages.tooLate };

const addressOf = (token: string) => `${window.location.origin}/track/${token}`;

/** Public links to where an order is: made, copied once, revoked. */
export function TrackingDialog({
  order: { id, number: name },
  onClose,
}: {
  order: { id: string; number: string };
  onClose: () => void;
}) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const links = useQuery(trackingQueries.links(id, limit));
  return (
    <Dialog title={fill(messages.title, { number: name })} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="5" pb="2">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...messages.about} />
          </Text>
          <Loaded
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
                {page.actions.includes('make') && <NewLink id={id} page={page} />}
                <MadeLinks id={id} page={page} onMore={() => setLimit(limit + PAGE_SIZE)} />
              </>
            )}
          </Loaded>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

function NewLink({ id, page: { usualExpiry, latestExpiry } }: { id: string; page: TrackingLinkPage }) {
  const make = useMutation(trackingMutations.make(id));
  const [made, setMade] = useState<NewTrackingLink>();
  const [initial] = useState({ expiresAt: usualExpiry });
  const send = async ({ expiresAt }: { expiresAt: number }) =>
    setMade(await make.mutateAsync({ expiresAt: latest(expiresAt, latestExpiry) }));
  return (
    <Stack gap="4">
      <Form schema={schema} initial={initial} codes={codes} onSubmit={send}>
        <Flex gap="3" align="end" wrap="wrap">
          <Box flex="1" minW="11rem">
            <DateField name="expiresAt" label={messages.until} help={messages.untilHelp} end />
          </Box>
          <Box pb="6">
            <SubmitButton label={messages.make} />
          </Box>
        </Flex>
      </Form>
      {made && (
        <Box role="status">
          <CopyField key={made.id} label={messages.link} value={addressOf(made.token)} help={messages.once} />
        </Box>
      )}
    </Stack>
  );
}

const DAY = 86_400;
/** The last day that is possible counts, although it does not end in time. */
const latest = (expiresAt: number, most: number) => (expiresAt > most && expiresAt - most < DAY ? most : expiresAt);

function MadeLinks({ id, page: { items, total }, onMore }: { id: string; page: TrackingLinkPage; onMore: () => void }) {
  const revoke = useMutation(trackingMutations.revoke(id));
  if (total === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.none} />
      </Text>
    );
  return (
    <Box as="section">
      <Heading as="h3" textStyle="md" mb="2">
        <FormattedMessage {...messages.links} />
      </Heading>
      <Box as="ul">
        {items.map((link) => (
          <MadeLink key={link.id} link={link} onRevoke={() => revoke.mutateAsync(link.id)} />
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
