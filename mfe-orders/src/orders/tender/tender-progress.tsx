import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Tender, TenderOfferRow } from 'shared-contracts/orders/tenders';
import { Box, Button, Flex, Stack, Text, withValues } from 'shared-ui';
import { formatDateTime, StatusBadge, useTimeZone } from 'shared-ui/format';
import { OfferPrice } from './offer-price.tsx';
import { offerStyles } from './offer-styles.ts';
import { tenderMutations } from './tender.api.ts';
import { messages, tenderModes, tenderStates } from './tender.messages.ts';
import { useScoreText } from './use-score-text.ts';

/** The progress of a tender: each partner with its answer, and the owner's actions. */
export function TenderProgress({ orderId, tender }: { orderId: string; tender: Tender }) {
  const cancel = useMutation(tenderMutations.cancel(orderId));
  return (
    <Stack gap="4" pb="2">
      <Text fontWeight="semibold" role="status">
        <FormattedMessage {...tenderStates[tender.state]} />
        {' · '}
        <FormattedMessage {...tenderModes[tender.mode]} />
      </Text>
      <Stack as="ol" gap="3">
        {tender.offers.map((offer) => (
          <OfferItem key={offer.id} orderId={orderId} offer={offer} />
        ))}
      </Stack>
      {tender.canCancel && (
        <Box>
          <Button variant="outline" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function OfferItem({ orderId, offer }: { orderId: string; offer: TenderOfferRow }) {
  const timeZone = useTimeZone();
  const award = useMutation(tenderMutations.award(orderId));
  const scoreText = useScoreText()(offer.partner.id);
  const { partner, contract, state, deadline, reason, canAward } = offer;
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" borderTopWidth="1px" pt="3">
      <Box flex="1" minW="12rem">
        <Text fontWeight="medium">{partner.name}</Text>
        <Text textStyle="sm" color="fg.muted">
          {contract.name} · <OfferPrice offer={offer} />
        </Text>
        {scoreText && (
          <Text textStyle="sm" color="fg.muted">
            {scoreText}
          </Text>
        )}
        {reason && <Text overflowWrap="anywhere">{reason}</Text>}
      </Box>
      <StatusBadge {...offerStyles[state]} />
      {state === 'offered' && deadline !== null && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...withValues(messages.until, { deadline: formatDateTime(deadline, timeZone) })} />
        </Text>
      )}
      {canAward && (
        <Button size="sm" loading={award.isPending} onClick={() => award.mutate(offer.id)}>
          <FormattedMessage {...messages.award} />
        </Button>
      )}
    </Flex>
  );
}
