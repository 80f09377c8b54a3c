import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { BillingBy, CargoDetails } from 'shared-contracts/cargos';
import { Flex, Grid, Text } from 'shared-ui';
import { MeasureField, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Measure } from 'shared-ui/format';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import { array, object, string, type InferType } from 'yup';
import { actualSpaceOf } from './actual-space.ts';
import { cargoMutations, cargoQueries, cargoTypes } from './cargos.api.ts';
import { billings, fields, messages } from './cargos.messages.ts';

const SIZES = ['width', 'height', 'length'] as const;

const schema = object({
  name: string().trim().required().max(100),
  code: string().trim().required().max(20),
  cargoTypeId: string().required(),
  allowedCargoTypeIds: array().of(string().required()).required().max(50).default([]),
  shippingUnit: string().trim().required().max(50),
  billingBy: string<BillingBy>().required(),
  width: string().required(),
  height: string().required(),
  length: string().required(),
  weight: string().required(),
  effectiveSpace: string().nullable().default(null),
});

const valuesOf = ({
  cargoType,
  allowedCargoTypes,
  actualSpace,
  effectiveSpace,
  ...cargo
}: CargoDetails): InferType<typeof schema> => ({
  ...(({ name, code, shippingUnit, billingBy, width, height, length, weight }) => ({
    name,
    code,
    shippingUnit,
    billingBy,
    width,
    height,
    length,
    weight,
  }))(cargo),
  cargoTypeId: cargoType.id,
  allowedCargoTypeIds: allowedCargoTypes.map(({ id }) => id),
  effectiveSpace: effectiveSpace === actualSpace ? null : effectiveSpace,
});

const choice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** What follows from the dimensions while they are typed. */
function ActualSpace() {
  const sizes = [
    useFormValue<string | null>('width')[0],
    useFormValue<string | null>('height')[0],
    useFormValue<string | null>('length')[0],
  ];
  const space = actualSpaceOf(sizes);
  return (
    <Flex justify="space-between" gap="3" textStyle="sm" aria-live="polite">
      <Text color="fg.muted">
        <FormattedMessage {...fields.actualSpace} />
      </Text>
      <Text fontWeight="medium">{space === null ? '–' : <Measure value={space} kind="space" />}</Text>
    </Flex>
  );
}

/** Without an id a new one. */
export function CargoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: cargo, error } = useQuery({ ...cargoQueries.detail(id), enabled: Boolean(id) });
  const save = useMutation(cargoMutations.save(id));
  return (
    <FormDialog
      title={id ? messages.edit : messages.create}
      width={600}
      schema={schema}
      initial={id ? cargo && valuesOf(cargo) : {}}
      error={error}
      submit={id ? undefined : messages.createVerb}
      codes={{ alreadyExists: messages.codeTaken, tooLarge: messages.tooLarge }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField name="name" label={fields.name} autoFocus />
        <TextField name="code" label={fields.code} />
      </Grid>
      <ComboboxField
        name="cargoTypeId"
        label={fields.cargoType}
        source={cargoTypes}
        chosen={cargo && choice(cargo.cargoType)}
      />
      <MultiSelectField
        name="allowedCargoTypeIds"
        label={fields.allowedCargoTypes}
        help={fields.allowedHelp}
        source={cargoTypes}
        chosen={cargo?.allowedCargoTypes.map(choice) ?? []}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField name="shippingUnit" label={fields.shippingUnit} />
        <SelectField name="billingBy" label={fields.billingBy} options={billings} />
      </Grid>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
        {SIZES.map((size) => (
          <MeasureField key={size} name={size} label={fields[size]} kind="length" />
        ))}
      </Grid>
      <ActualSpace />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <MeasureField name="effectiveSpace" label={fields.effectiveSpace} help={fields.effectiveHelp} kind="space" />
        <MeasureField name="weight" label={fields.weight} kind="weight" />
      </Grid>
    </FormDialog>
  );
}
