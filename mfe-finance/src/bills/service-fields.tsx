import { FormattedMessage } from 'react-intl';
import type { ServiceRate } from 'shared-contracts/finance/contract-terms';
import { BILL_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Grid, Heading, Text } from 'shared-ui';
import { FieldRows, NumberField, SelectField, useFormValue } from 'shared-ui/form';
import { messages } from './service.messages.ts';

/** Services of the contract's price list. One that the list no longer has can only be removed. */
export function ServiceFields({ rates }: { rates: readonly ServiceRate[] }) {
  const [services] = useFormValue<{ name: string }[]>('services');
  const names = new Set([...rates.map(({ name }) => name), ...services.map(({ name }) => name).filter(Boolean)]);
  return (
    <Box>
      <Heading as="h3" textStyle="sm" mb="2">
        <FormattedMessage {...messages.services} />
      </Heading>
      {names.size === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.noServices} />
        </Text>
      ) : (
        <FieldRows
          name="services"
          addLabel={messages.addService}
          emptyRow={{ name: '', quantity: '1' }}
          max={BILL_LIMITS.services}
        >
          {(path) => (
            <Grid flex="1" templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="3">
              <SelectField
                name={`${path}.name`}
                label={messages.serviceName}
                options={[...names].map((name) => ({ value: name, label: name }))}
              />
              <NumberField name={`${path}.quantity`} label={messages.quantity} decimals={3} />
            </Grid>
          )}
        </FieldRows>
      )}
    </Box>
  );
}
