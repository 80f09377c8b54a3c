import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { EdiTripTender } from 'shared-contracts/edi';
import type { EdiTenderState } from 'shared-contracts/values/edi';
import type { Trip } from 'shared-contracts/trips/trips';
import { Flex, QueryContent, Section, Skeleton, Stack, StyledLink, Text } from 'shared-ui';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { tripQueries } from '../trips.api.ts';
import { tenderMessages as messages, tenderStates } from './trip-page.messages.ts';

const STYLES: Record<EdiTenderState, StatusStyle> = {
  sent: { label: tenderStates.sent, tone: 'neutral', icon: icons.clock },
  accepted: { label: tenderStates.accepted, tone: 'good', icon: icons.check },
  declined: { label: tenderStates.declined, tone: 'bad', icon: icons.ban },
  ended: { label: tenderStates.ended, tone: 'neutral', icon: icons.check },
};

const Tender = ({ partner, carrier, state, messageId }: EdiTripTender) => (
  <Flex as="li" wrap="wrap" align="center" columnGap="3" rowGap="1">
    <Text flex="1" fontWeight="medium">
      {carrier ?? partner}
    </Text>
    <StatusBadge {...STYLES[state]} />
    {messageId !== null && (
      <StyledLink asChild color="accent.fg" textStyle="sm">
        <Link to={`/edi-messages?dialog=message.${messageId}`}>
          <FormattedMessage {...messages.show} />
        </Link>
      </StyledLink>
    )}
  </Flex>
);

/** The carriers to which the trip was sent by EDI, and their answers. */
export function TenderSection({ trip: { id } }: { trip: Trip }) {
  const tenders = useQuery(tripQueries.tenders(id));
  if (tenders.isPending || tenders.data?.items.length === 0) return null;
  return (
    <Section title={messages.title}>
      <QueryContent query={tenders} size="inline" skeleton={<Skeleton h="6" />}>
        {({ items }) => (
          <Stack as="ul" gap="2" listStyleType="none">
            {items.map((tender) => (
              <Tender key={tender.partner} {...tender} />
            ))}
          </Stack>
        )}
      </QueryContent>
    </Section>
  );
}
