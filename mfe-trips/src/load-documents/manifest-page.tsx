import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ManifestStop } from 'shared-contracts/trips/load-documents';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  withValues,
  Heading,
  Section,
  Stack,
  Text,
  type Message,
} from 'shared-ui';
import { DateTime, DateTimeRange, PersonName } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { PhoneLink } from './phone-link.tsx';
import { LoadItems } from './load-items.tsx';
import { NoCargo, LoadDocumentPage } from './load-document-page.tsx';
import { loadDocumentQueries } from './load-documents.api.ts';
import { fields, messages, signatures } from './load-documents.messages.ts';
import { SignatureLines } from './signature-lines.tsx';
import { TripFacts } from './trip-facts.tsx';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

function OrderAtStop({ order: { what, reference, items, load, ...order } }: { order: ManifestStop['orders'][number] }) {
  const number = formatOrderNumber(order);
  const label = withValues(messages[what], { order: reference === null ? number : `${number} (${reference})` });
  return (
    <Box breakInside="avoid-page">
      <Heading as="h3" textStyle="sm" mb="1">
        <FormattedMessage {...label} />
      </Heading>
      {what === 'partDrop' ? (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.partDropText} />
        </Text>
      ) : (
        <LoadItems label={label} items={items} load={load} />
      )}
    </Box>
  );
}

function getSignatureLabels({ orders }: ManifestStop): Message[] {
  const hasPickup = orders.some(({ what }) => what === 'pick');
  const hasDrop = orders.some(({ what }) => what !== 'pick');
  return [...(hasPickup ? [signatures.handedOver] : []), ...(hasDrop ? [signatures.received] : []), signatures.driver];
}

function ManifestStopSection({ stop }: { stop: ManifestStop }) {
  const { position, location, contact, windowFrom, windowTo, plannedAt, orders } = stop;
  return (
    <Section title={withValues(messages.stop, { position: position + 1, name: location.name })}>
      <Stack gap="5">
        <DescriptionList compact>
          <DescriptionItem label={fields.address}>{location.address}</DescriptionItem>
          <DescriptionItem label={fields.contact}>
            {contact ? (
              <>
                <PersonName name={contact.name} />
                <br />
                <PhoneLink phone={contact.phone} />
              </>
            ) : (
              '–'
            )}
          </DescriptionItem>
          <DescriptionItem label={fields.window}>
            <DateTimeRange from={windowFrom} to={windowTo} />
          </DescriptionItem>
          <DescriptionItem label={fields.planned}>
            <DateTime at={plannedAt} />
          </DescriptionItem>
        </DescriptionList>
        {orders.map((order) => (
          <OrderAtStop key={order.id} order={order} />
        ))}
        <SignatureLines labels={getSignatureLabels(stop)} />
      </Stack>
    </Section>
  );
}

/** Pickups and drops at each stop, with contacts and signature lines. */
export default function ManifestPage() {
  const { id = '' } = useParams();
  const manifest = useQuery(loadDocumentQueries.manifest(id));
  return (
    <LoadDocumentPage name="manifest" title={messages.manifest} query={manifest}>
      {(loadDocument) => (
        <>
          <TripFacts loadDocument={loadDocument}>
            <DescriptionItem label={fields.orders}>{loadDocument.orders}</DescriptionItem>
          </TripFacts>
          {loadDocument.stops.length === 0 && <NoCargo />}
          {loadDocument.stops.map((stop) => (
            <ManifestStopSection key={stop.position} stop={stop} />
          ))}
          {loadDocument.stops.length > 0 && <SignatureLines labels={[signatures.dispatcher, signatures.driver]} />}
        </>
      )}
    </LoadDocumentPage>
  );
}
