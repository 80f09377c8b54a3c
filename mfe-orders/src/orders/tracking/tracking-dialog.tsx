import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import type { NewTrackingLink, TrackingLinkPage } from 'shared-contracts/orders/tracking';
import { DEFAULT_PAGE_SIZE } from 'shared-contracts/values/limits';
import { DAY } from 'shared-contracts/values/time';
import {
  Box,
  Button,
  withValues,
  Flex,
  Heading,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
} from 'shared-ui';
import { CopyField, Form, SelectField, SubmitButton } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateField } from 'shared-ui/picker';
import { number, object, string } from 'yup';
import { trackingMutations, trackingQueries } from './tracking.api.ts';
import { TrackingLinkItem } from './tracking-link-item.tsx';
import { messages } from './tracking.messages.ts';

const WHOLE_ORDER = 'order';
/** `scope`: the whole order, or the position of a drop. */
const schema = object({ scope: string().required(), expiresAt: number().required() });
const fieldErrors = { past: messages.past, tooLate: messages.tooLate };

const getTrackingUrl = (token: string) => `${window.location.origin}/track/${token}`;

/** Creates, lists and revokes public tracking links of an order. */
export function TrackingDialog({
  order: { id, number: name, stops },
  onClose,
}: {
  order: Pick<Order, 'id' | 'number' | 'stops'>;
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
                {page.actions.includes('make') && <NewLinkForm id={id} stops={stops} page={page} />}
                <TrackingLinks id={id} page={page} onMore={() => setLimit(limit + DEFAULT_PAGE_SIZE)} />
              </>
            )}
          </QueryContent>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

type NewLinkFormProps = Pick<Order, 'id' | 'stops'> & { page: TrackingLinkPage };

function NewLinkForm({ id, stops, page: { usualExpiry, latestExpiry } }: NewLinkFormProps) {
  const formatMessage = useFormatMessage();
  const create = useMutation(trackingMutations.create(id));
  const [newLink, setNewLink] = useState<NewTrackingLink>();
  const [initial] = useState({ scope: WHOLE_ORDER, expiresAt: usualExpiry });
  const send = async ({ scope, expiresAt }: { scope: string; expiresAt: number }) =>
    setNewLink(
      await create.mutateAsync({
        expiresAt: clampToLatest(expiresAt, latestExpiry),
        ...(scope !== WHOLE_ORDER && { stop: Number(scope) }),
      }),
    );
  const options = [
    { value: WHOLE_ORDER, label: formatMessage(messages.wholeOrder) },
    ...listDrops(stops).map(({ position, ...drop }) => ({
      value: String(position),
      label: formatMessage(withValues(messages.dropScope, drop)),
    })),
  ];
  return (
    <Stack gap="4">
      <Form schema={schema} initialValues={initial} errorMessages={fieldErrors} onSubmit={send}>
        <Flex gap="3" align="end" wrap="wrap">
          <Box flex="1 1 14rem" minW="0">
            <SelectField name="scope" label={messages.scope} options={options} />
          </Box>
          <Box flex="1 1 11rem" minW="0">
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

/** `number`: among the drops. */
const listDrops = (stops: Order['stops']) =>
  stops
    .flatMap(({ kind, location }, position) => (kind === 'drop' ? [{ position, name: location.name }] : []))
    .map((drop, index) => ({ ...drop, number: index + 1 }));

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
