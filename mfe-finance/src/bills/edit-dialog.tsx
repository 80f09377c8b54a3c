import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/finance/bills';
import { MAX_EXTRA_CHARGES } from 'shared-contracts/values/finance/bills';
import { Box, Flex, Grid, Heading, Icon } from 'shared-ui';
import { FieldRows, MeasureField, MoneyField, NumberField, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { billSchema, getChanges, toFormValues } from './bill-form.ts';
import { billMutations, optionSources, type BillSubjectRef } from './bills.api.ts';
import { taxCategoryMessages } from './bill-invoice.messages.ts';
import { formMessages as messages } from './bills.messages.ts';
import { ServiceFields } from './service-fields.tsx';
import { messages as serviceMessages } from './service.messages.ts';

const errorMessages = {
  tooMuch: messages.tooMuch,
  notFound: messages.notFound,
  otherCurrency: messages.otherCurrency,
  notInContract: serviceMessages.notInContract,
};
const untaxedMessages = { exempt: taxCategoryMessages.exempt, reverseCharge: taxCategoryMessages.reverseCharge };
const twoColumns = { base: '1fr', md: '1fr 1fr' };

const BecomesDraftNote = () => (
  <Flex gap="2" px="3" py="2" borderRadius="md" bg="status.warn.bg" color="status.warn.fg">
    <Box pt="0.5">
      <Icon name="info" size={16} />
    </Box>
    <FormattedMessage {...messages.becomesDraft} />
  </Flex>
);

const ExtraChargeFields = ({ currency }: { currency: string | undefined }) => (
  <Box>
    <Heading as="h3" textStyle="sm" mb="2">
      <FormattedMessage {...messages.extraCharges} />
    </Heading>
    <FieldRows
      name="extraCharges"
      addLabel={messages.addCharge}
      emptyRow={{ name: '', amount: '0.00', vatPercentage: null }}
      max={MAX_EXTRA_CHARGES}
    >
      {(path) => (
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="3">
          <TextField name={`${path}.name`} label={messages.chargeName} />
          <MoneyField name={`${path}.amount`} label={messages.chargeAmount} unit={currency} />
          <NumberField name={`${path}.vatPercentage`} label={messages.chargeVat} decimals={4} unit="%" />
        </Grid>
      )}
    </FieldRows>
  </Box>
);

/** The reason for no tax; rates don't count then. */
function TaxFields() {
  const [category] = useFormValue<string | null>('taxCategory');
  return (
    <Grid templateColumns={twoColumns} gap="4">
      <SelectField
        name="taxCategory"
        label={messages.taxCategory}
        options={untaxedMessages}
        placeholder={messages.taxed}
        help={messages.taxCategoryHelp}
      />
      {category && <TextField name="taxReason" label={messages.taxReason} />}
    </Grid>
  );
}

/** Edits the manually entered values; everything else is calculated. */
export function EditDialog({ subject, bill, onClose }: { subject: BillSubjectRef; bill: Bill; onClose: () => void }) {
  const edit = useMutation(billMutations.edit(subject));
  const [initialBill] = useState(bill); // later refetches must not reset the form
  const [initialValues] = useState(() => toFormValues(initialBill));
  const { partner, billingContact, contract, state, revision } = initialBill;
  const currency = initialBill.currency ?? undefined;
  return (
    <FormDialog
      title={messages.title}
      width={600}
      schema={billSchema}
      initialValues={initialValues}
      errorMessages={errorMessages}
      onSubmit={(values) => edit.mutateAsync({ ...getChanges(initialValues, values), revision })}
      onClose={onClose}
    >
      {state === 'submitted' && <BecomesDraftNote />}
      <ComboboxField
        name="billingContactId"
        label={messages.billingContact}
        source={optionSources.contacts(partner?.id)}
        selectedOption={billingContact && { value: billingContact.id, label: billingContact.name }}
      />
      <ComboboxField
        name="contractId"
        label={messages.contract}
        source={optionSources.contracts(partner?.id)}
        selectedOption={contract && { value: contract.id, label: contract.name }}
      />
      <Grid templateColumns={twoColumns} gap="4">
        <MeasureField
          name="actualDistance"
          label={messages.actualDistance}
          kind="distance"
          help={messages.actualDistanceHelp}
        />
        <NumberField name="vatPercentage" label={messages.vat} decimals={4} unit="%" help={messages.vatHelp} />
        <MoneyField name="discount" label={messages.discount} unit={currency} />
      </Grid>
      <TaxFields />
      <ServiceFields rates={initialBill.serviceRates ?? []} />
      <ExtraChargeFields currency={currency} />
    </FormDialog>
  );
}
