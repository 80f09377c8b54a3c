import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Grid, Stack, type Message } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { messages } from './contract-form.messages.ts';
import { fieldErrorMessages } from '../field-errors.messages.ts';
import { contractSchema, type ContractFormValues } from './contract.schema.ts';
import { DayRatesFields } from './day-rates-fields.tsx';
import { EnteredTermsTrial, TermsPublisher, useTermsStore } from './terms-store.tsx';
import { GeneralFields } from './general-fields.tsx';
import { NamesProvider } from './named-fields.tsx';
import { RaiseRates } from './raise-rates.tsx';
import { DiscountsFields, DistanceRatesFields, FlatTripFields, LanesFields } from './rates-fields.tsx';
import { ServicesFields } from './services-fields.tsx';
import { SurchargesFields } from './surcharges-fields.tsx';
import type { Names } from '../terms.ts';
import { UnitsFields } from './units-fields.tsx';
import { DelaysFields, DemurrageFields } from './delay-fields.tsx';

type ContractFormProps = {
  isNew: boolean;
  initialValues: Partial<ContractFormValues>;
  names: Names;
  submitLabel: Message;
  /** Target of Cancel. */
  cancelTo: string;
  onSubmit: (values: ContractFormValues) => Promise<unknown>;
  /** Shown above the fields. */
  note?: ReactNode;
};

/** Memoized: sections subscribe to their own fields. */
const Sections = memo(({ isNew }: { isNew: boolean }) => (
  <Stack gap="4">
    <GeneralFields isNew={isNew} />
    <UnitsFields />
    {!isNew && <RaiseRates />}
    <DistanceRatesFields />
    <DiscountsFields />
    <FlatTripFields />
    <LanesFields />
    <SurchargesFields />
    <DayRatesFields />
    <ServicesFields />
    <DelaysFields />
    <DemurrageFields />
  </Stack>
));

/** Contract fields with an example price next to them. */
export function ContractForm({
  isNew,
  initialValues,
  names,
  submitLabel,
  cancelTo,
  onSubmit,
  note,
}: ContractFormProps) {
  const termsStore = useTermsStore();
  return (
    <NamesProvider initialNames={names}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <Form
          schema={contractSchema}
          initialValues={initialValues}
          errorMessages={fieldErrorMessages}
          onSubmit={onSubmit}
          warnOnLeave
        >
          {note}
          <TermsPublisher termsStore={termsStore} />
          <Sections isNew={isNew} />
          <Flex
            position="sticky"
            bottom="0"
            zIndex="sticky"
            justify="flex-end"
            wrap="wrap"
            gap="2"
            mt="4"
            py="3"
            px={{ base: '2', md: '5' }}
            bg="bg.surface"
            borderWidth="1px"
            borderRadius="md"
          >
            <Button asChild variant="outline">
              <Link to={cancelTo}>
                <FormattedMessage {...messages.cancel} />
              </Link>
            </Button>
            <SubmitButton label={submitLabel} />
          </Flex>
        </Form>
        <Box position={{ xl: 'sticky' }} top="4" minW="0">
          <EnteredTermsTrial termsStore={termsStore} />
        </Box>
      </Grid>
    </NamesProvider>
  );
}
