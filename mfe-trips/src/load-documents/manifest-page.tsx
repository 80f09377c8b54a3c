import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ManifestStop } from 'shared-contracts/trip-papers';
import { Box, Fact, Facts, fill, Heading, Section, Stack, Text, type Words } from 'shared-ui';
import { DateTime, DateTimeRange } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { CallLink } from './call-link.tsx';
import { CargoItems } from './item-list.tsx';
import { NothingCarried, PaperPage } from './paper-page.tsx';
import { paperQueries } from './papers.api.ts';
import { fields, messages, signatures } from './papers.messages.ts';
import { SignatureLines } from './signature-lines.tsx';
import { TripFacts } from './trip-facts.tsx';

function OrderAtStop({ order: { what, number, reference, items, load } }: { order: ManifestStop['orders'][number] }) {
  const label = fill(messages[what], { order: reference === null ? number : `${number} (${reference})` });
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
        <CargoItems label={label} items={items} load={load} />
      )}
    </Box>
  );
}

function signersOf({ orders }: ManifestStop): Words[] {
  const isPicked = orders.some(({ what }) => what === 'pick');
  const isDropped = orders.some(({ what }) => what !== 'pick');
  return [...(isPicked ? [signatures.handedOver] : []), ...(isDropped ? [signatures.received] : []), signatures.driver];
}

function Stop({ stop }: { stop: ManifestStop }) {
  const { position, location, contact, windowFrom, windowTo, plannedAt, orders } = stop;
  return (
    <Section title={fill(messages.stop, { position: position + 1, name: location.name })}>
      <Stack gap="5">
        <Facts narrow>
          <Fact label={fields.address}>{location.address}</Fact>
          <Fact label={fields.contact}>
            {contact ? (
              <>
                {contact.name}
                <br />
                <CallLink phone={contact.phone} />
              </>
            ) : (
              '–'
            )}
          </Fact>
          <Fact label={fields.window}>
            <DateTimeRange from={windowFrom} to={windowTo} />
          </Fact>
          <Fact label={fields.planned}>
            <DateTime at={plannedAt} />
          </Fact>
        </Facts>
        {orders.map((order) => (
          <OrderAtStop key={order.id} order={order} />
        ))}
        <SignatureLines labels={signersOf(stop)} />
      </Stack>
    </Section>
  );
}

/** What is picked up and dropped at each stop, whom to ask for there, and who signs. */
export default function ManifestPage() {
  const { id = '' } = useParams();
  const manifest = useQuery(paperQueries.manifest(id));
  return (
    <PaperPage name="manifest" title={messages.manifest} query={manifest}>
      {(paper) => (
        <>
          <TripFacts paper={paper}>
            <Fact label={fields.orders}>{paper.orders}</Fact>
          </TripFacts>
          {paper.stops.length === 0 && <NothingCarried />}
          {paper.stops.map((stop) => (
            <Stop key={stop.position} stop={stop} />
          ))}
          {paper.stops.length > 0 && <SignatureLines labels={[signatures.dispatcher, signatures.driver]} />}
        </>
      )}
    </PaperPage>
  );
}
