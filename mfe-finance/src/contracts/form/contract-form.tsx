import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Grid, Stack, type Words } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { messages, wrongs } from './contract-form.messages.ts';
import { contractSchema, type ContractForm as Values } from './contract.schema.ts';
import { TermsTeller, TryEntered, useEntered } from './entered-terms.tsx';
import { GeneralFields } from './general-fields.tsx';
import { NamesMemory } from './names.tsx';
import { DiscountsFields, DistanceRatesFields, FlatTripFields, LanesFields } from './rates-fields.tsx';
import type { Names } from './terms.ts';
import { UnitsFields } from './units-fields.tsx';
import { DelaysFields, DemurrageFields } from './waiting-fields.tsx';

type ContractFormProps = {
  isNew: boolean;
  initial: Partial<Values>;
  names: Names;
  submit: Words;
  /** Where one comes to without saving. */
  back: string;
  onSubmit: (values: Values) => Promise<unknown>;
  /** Above the fields. */
  note?: ReactNode;
};

/** Each draws itself anew when it is concerned; the whole never is. */
const Sections = memo(({ isNew }: { isNew: boolean }) => (
  <Stack gap="4">
    <GeneralFields isNew={isNew} />
    <UnitsFields />
    <DistanceRatesFields />
    <DiscountsFields />
    <FlatTripFields />
    <LanesFields />
    <DelaysFields />
    <DemurrageFields />
  </Stack>
));

/** All of a contract, with its example beside. */
export function ContractForm({ isNew, initial, names, submit, back, onSubmit, note }: ContractFormProps) {
  const entered = useEntered();
  return (
    <NamesMemory initial={names}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <Form schema={contractSchema} initial={initial} codes={wrongs} onSubmit={onSubmit} guarded>
          {note}
          <TermsTeller entered={entered} />
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
              <Link to={back}>
                <FormattedMessage {...messages.cancel} />
              </Link>
            </Button>
            <SubmitButton label={submit} />
          </Flex>
        </Form>
        <Box position={{ xl: 'sticky' }} top="4" minW="0">
          <TryEntered entered={entered} />
        </Box>
      </Grid>
    </NamesMemory>
  );
}
