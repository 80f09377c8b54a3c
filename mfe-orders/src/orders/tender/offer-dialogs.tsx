import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReceivedOffer } from 'shared-contracts/orders/tenders';
import { DescriptionItem, DescriptionList, QueryContent, Skeleton, withValues } from 'shared-ui';
import { MoneyField } from 'shared-ui/form';
import { FormDialog, ReasonDialog } from 'shared-ui/form-dialog';
import { DateTime, DateTimeRange, Measure, StatusBadge } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { object, string } from 'yup';
import { fields } from '../orders.messages.ts';
import { OfferPrice } from './offer-price.tsx';
import { offerStyles } from './offer-styles.ts';
import { tenderMutations, tenderQueries } from './tender.api.ts';
import { messages as tender, receivedMessages as messages } from './tender.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type DialogProps = { id: string; onClose: () => void };

const schema = object({
  price: string()
    .required()
    .test('positive', (value) => Number(value) > 0),
});

function QuoteDialog({ id, onClose }: DialogProps) {
  const quote = useMutation(tenderMutations.quote());
  return (
    <FormDialog
      title={messages.quote}
      width={400}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.sendQuote}
      onSubmit={({ price }) => quote.mutateAsync({ id, price })}
      onClose={onClose}
    >
      <MoneyField name="price" label={messages.yourPrice} />
    </FormDialog>
  );
}

function DeclineOfferDialog({ id, onClose }: DialogProps) {
  const decline = useMutation(tenderMutations.decline());
  return (
    <ReasonDialog
      title={messages.declineTitle}
      label={messages.declineReason}
      submitLabel={messages.decline}
      onSubmit={(reason) => decline.mutateAsync({ id, reason })}
      onClose={onClose}
    />
  );
}

const OfferDetails = ({ offer }: { offer: ReceivedOffer }) => (
  <DescriptionList>
    <DescriptionItem label={fields.organization}>{offer.organization.name}</DescriptionItem>
    <DescriptionItem label={messages.state}>
      <StatusBadge {...offerStyles[offer.state]} />
    </DescriptionItem>
    <DescriptionItem label={fields.route} fullWidth>
      {offer.places.map(({ name, city }) => `${name}, ${city}`).join(' → ')}
    </DescriptionItem>
    <DescriptionItem label={fields.pickupWindow}>
      <DateTimeRange from={offer.pickupFrom} to={offer.pickupTo} />
    </DescriptionItem>
    <DescriptionItem label={fields.deliveryWindow}>
      <DateTimeRange from={offer.deliveryFrom} to={offer.deliveryTo} />
    </DescriptionItem>
    <DescriptionItem label={fields.cargo} fullWidth>
      {offer.cargos.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') || '–'}
    </DescriptionItem>
    <DescriptionItem label={fields.totalWeight}>
      <Measure value={offer.totalWeight} kind="weight" />
    </DescriptionItem>
    <DescriptionItem label={fields.distance}>
      <Measure value={offer.distance} kind="distance" />
    </DescriptionItem>
    <DescriptionItem label={fields.vehicleTypes}>{offer.vehicleTypes.join(', ') || '–'}</DescriptionItem>
    <DescriptionItem label={tender.price}>
      <OfferPrice offer={offer} />
    </DescriptionItem>
    <DescriptionItem label={messages.deadline}>
      <DateTime at={offer.deadline} />
    </DescriptionItem>
  </DescriptionList>
);

function OfferDialog({ id, onClose }: DialogProps) {
  const offer = useQuery(tenderQueries.offer(id));
  return (
    <Dialog
      title={withValues(messages.details, { number: offer.data ? formatOrderNumber(offer.data) : '…' })}
      width={600}
      onClose={onClose}
    >
      <DialogBody>
        <QueryContent query={offer} size="inline" skeleton={<Skeleton h="40" />}>
          {(data) => <OfferDetails offer={data} />}
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}

/** The dialog about an offer that the URL names. */
export function OfferDialogs() {
  const { dialog, closeDialog } = useListParams();
  if (dialog?.name === 'quote') return <QuoteDialog id={dialog.id} onClose={closeDialog} />;
  if (dialog?.name === 'decline') return <DeclineOfferDialog id={dialog.id} onClose={closeDialog} />;
  if (dialog?.name === 'offer') return <OfferDialog id={dialog.id} onClose={closeDialog} />;
  return null;
}
