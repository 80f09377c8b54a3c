import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/bills';
import { MAX_EXTRA_CHARGES } from 'shared-contracts/values/bills';
import { Box, Flex, Grid, Heading, Icon } from 'shared-ui';
import { MeasureField, MoneyField, NumberField, Rows, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { changesOf, schema, valuesOf } from './bill-form.ts';
import { billMutations, sources, type Subject } from './bills.api.ts';
import { form as messages } from './bills.messages.ts';

const codes = { tooMuch: messages.tooMuch, notFound: messages.notFound };
const SPLIT = { base: '1fr', md: '1fr 1fr' };

const BecomesDraft = () => (
  <Flex gap="2" px="3" py="2" borderRadius="md" bg="status.warn.bg" color="status.warn.fg">
    <Box pt="0.5">
      <Icon name="info" size={16} />
    </Box>
    <FormattedMessage {...messages.becomesDraft} />
  </Flex>
);

const Charges = ({ currency }: { currency: string | undefined }) => (
  <Box>
    <Heading as="h3" textStyle="sm" mb="2">
      <FormattedMessage {...messages.extraCharges} />
    </Heading>
    <Rows name="extraCharges" add={messages.addCharge} empty={{ name: '', amount: '0.00' }} max={MAX_EXTRA_CHARGES}>
      {(path) => (
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="3">
          <TextField name={`${path}.name`} label={messages.chargeName} />
          <MoneyField name={`${path}.amount`} label={messages.chargeAmount} unit={currency} />
        </Grid>
      )}
    </Rows>
  </Box>
);

/** What people tell on a bill; everything else of it is computed. */
export function EditDialog({ subject, bill, onClose }: { subject: Subject; bill: Bill; onClose: () => void }) {
  const edit = useMutation(billMutations.edit(subject));
  const [seen] = useState(bill); // what the form began with, whatever is loaded meanwhile
  const [initial] = useState(() => valuesOf(seen));
  const { partner, billingContact, contract, state, revision } = seen;
  const currency = seen.currency ?? undefined;
  return (
    <FormDialog
      title={messages.title}
      width={600}
      schema={schema}
      initial={initial}
      codes={codes}
      onSubmit={(values) => edit.mutateAsync({ ...changesOf(initial, values), revision })}
      onClose={onClose}
    >
      {state === 'submitted' && <BecomesDraft />}
      <ComboboxField
        name="billingContactId"
        label={messages.billingContact}
        source={sources.contacts(partner?.id)}
        chosen={billingContact && { value: billingContact.id, label: billingContact.name }}
      />
      <ComboboxField
        name="contractId"
        label={messages.contract}
        source={sources.contracts(partner?.id)}
        chosen={contract && { value: contract.id, label: contract.name }}
      />
      <Grid templateColumns={SPLIT} gap="4">
        <MeasureField
          name="actualDistance"
          label={messages.actualDistance}
          kind="distance"
          help={messages.actualDistanceHelp}
        />
        <NumberField name="vatPercentage" label={messages.vat} decimals={4} unit="%" help={messages.vatHelp} />
        <MoneyField name="discount" label={messages.discount} unit={currency} />
      </Grid>
      <Charges currency={currency} />
    </FormDialog>
  );
}
