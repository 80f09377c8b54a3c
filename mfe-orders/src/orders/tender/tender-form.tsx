import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { TENDER_LIMITS } from 'shared-contracts/values/field-limits';
import { TENDER_MODES, type TenderMode } from 'shared-contracts/values/orders/tenders';
import { Text, useFormatMessage, withValues } from 'shared-ui';
import { MoneyField, NumberField, SelectField, SwitchField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { MultiSelectField } from 'shared-ui/picker';
import { array, boolean, mixed, number, object, string } from 'yup';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { CandidatePrices } from './candidate-prices.tsx';
import { tenderMutations, toOfferInput } from './tender.api.ts';
import { messages, tenderErrors, tenderModes } from './tender.messages.ts';
import { useCandidateSource } from './use-candidate-source.ts';

const schema = object({
  mode: string<TenderMode>().oneOf(TENDER_MODES).required().default('sequence'),
  stepMinutes: number()
    .integer()
    .min(TENDER_LIMITS.stepMinutes.min)
    .max(TENDER_LIMITS.stepMinutes.max)
    .required()
    .default(60),
  candidates: array()
    .of(string().required())
    .min(TENDER_LIMITS.offers.min)
    .max(TENDER_LIMITS.offers.max)
    .required()
    .default([]),
  price: string().nullable().default(null),
  /** Keyed by the value of the candidate. */
  prices: mixed<Record<string, string | null>>().required().default({}),
  allowsCounter: boolean().required().default(false),
});

/** An empty money field shows zero, which means no price. */
const toPrice = (price: string | null) => (price !== null && Number(price) > 0 ? price : null);

/** Chooses the partners, the mode, the time and the price. */
export function TenderForm({ order: { id, number: name }, onClose }: { order: Order; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const start = useMutation(tenderMutations.start(id));
  const candidateSource = useCandidateSource();
  return (
    <FormDialog
      title={withValues(messages.title, { number: name })}
      width={600}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.start}
      errorMessages={{ ...orderFieldErrors, ...tenderErrors }}
      onSubmit={({ candidates, price, prices, ...tender }) =>
        start.mutateAsync({
          ...tender,
          offers: candidates.map((value) => ({
            ...toOfferInput(value),
            price: toPrice(prices[value] ?? null) ?? toPrice(price),
          })),
        })
      }
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.about} />
      </Text>
      <MultiSelectField
        name="candidates"
        label={messages.candidates}
        help={messages.candidatesHelp}
        source={candidateSource}
        selectedOptions={[]}
      />
      <SelectField
        name="mode"
        label={messages.mode}
        options={TENDER_MODES.map((value) => ({ value, label: formatMessage(tenderModes[value]) }))}
      />
      <NumberField name="stepMinutes" label={messages.stepMinutes} decimals={0} />
      <MoneyField name="price" label={messages.price} help={messages.priceHelp} />
      <CandidatePrices />
      <SwitchField name="allowsCounter" label={messages.allowsCounter} />
    </FormDialog>
  );
}
