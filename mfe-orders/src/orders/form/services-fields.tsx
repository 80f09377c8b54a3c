import { FormattedMessage } from 'react-intl';
import type { OrderPreview } from 'shared-contracts/orders/orders';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import { ORDER_LIMITS } from 'shared-contracts/values/field-limits';
import { Grid, Text, useFormatMessage, withValues } from 'shared-ui';
import { FieldGroup, FieldRows, NumberField, SelectField, useFormValue } from 'shared-ui/form';
import { formatMoney } from 'shared-ui/format';
import { offerMessages, serviceMessages as messages } from '../services/services.messages.ts';
import { useOrderPreview } from './use-order-preview.ts';

/** The services of the contract, and requested ones that it doesn't offer (any more). */
function useServiceOptions({ services: offered = [], currency }: Partial<OrderPreview>, requested: RequestedService[]) {
  const formatMessage = useFormatMessage();
  const isOffered = (name: string) => offered.some((service) => service.name.toLowerCase() === name.toLowerCase());
  const others = new Set(requested.flatMap(({ name }) => (name && !isOffered(name) ? [name] : [])));
  return [
    ...offered.map(({ name, unit, rate }) => ({
      value: name,
      label: formatMessage(withValues(offerMessages[unit], { name, rate: formatMoney(rate, currency ?? '') })),
    })),
    ...[...others].map((name) => ({ value: name, label: formatMessage(withValues(messages.notOffered, { name })) })),
  ];
}

/** Services on request of the chosen contract. */
export function ServicesFields() {
  const [contractId] = useFormValue<string | null>('contractId');
  const [requested] = useFormValue<RequestedService[]>('services');
  const { data } = useOrderPreview();
  const options = useServiceOptions(data ?? {}, requested);
  if (!contractId || !data) return null;
  return (
    <FieldGroup title={messages.title} help={messages.help} columns={1}>
      {options.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.none} />
        </Text>
      ) : (
        <FieldRows
          name="services"
          addLabel={messages.add}
          emptyRow={{ name: '', quantity: '1' }}
          max={ORDER_LIMITS.services}
        >
          {(path) => (
            <Grid flex="1" templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="3">
              <SelectField name={`${path}.name`} label={messages.service} options={options} />
              <NumberField name={`${path}.quantity`} label={messages.quantity} decimals={3} />
            </Grid>
          )}
        </FieldRows>
      )}
    </FieldGroup>
  );
}
