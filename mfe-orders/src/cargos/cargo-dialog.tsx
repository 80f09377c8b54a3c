import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { BillingBy, CargoDetails } from 'shared-contracts/network/cargos';
import { CARGO_LIMITS } from 'shared-contracts/values/field-limits';
import { computeLoadingMeters, computeVolume, hasDimensions } from 'shared-contracts/values/space';
import { Flex, Grid, Text } from 'shared-ui';
import { MeasureField, NumberField, SelectField, TextField, useFormValue, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Measure } from 'shared-ui/format';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import { array, number, object, string, type InferType } from 'yup';
import { cargoMutations, cargoQueries, cargoTypeSource } from './cargos.api.ts';
import { billingByMessages, fields, messages } from './cargos.messages.ts';

const DIMENSIONS = ['width', 'height', 'length'] as const;

const schema = object({
  name: string().trim().required().max(CARGO_LIMITS.name),
  code: string().trim().required().max(CARGO_LIMITS.code),
  cargoTypeId: string().required(),
  allowedCargoTypeIds: array().of(string().required()).required().max(CARGO_LIMITS.allowedCargoTypeIds).default([]),
  shippingUnit: string().trim().required().max(CARGO_LIMITS.shippingUnit),
  billingBy: string<BillingBy>().required(),
  width: string().required(),
  height: string().required(),
  length: string().required(),
  weight: string().required(),
  effectiveSpace: string().nullable().default(null),
  palletPlaces: string().nullable().default(null),
  stackLayers: number()
    .integer()
    .min(CARGO_LIMITS.stackLayers.min)
    .max(CARGO_LIMITS.stackLayers.max)
    .nullable()
    .default(null),
});

const toFormValues = ({
  name,
  code,
  shippingUnit,
  billingBy,
  width,
  height,
  length,
  weight,
  cargoType,
  allowedCargoTypes,
  actualSpace,
  effectiveSpace,
  palletPlaces = null,
  stackLayers = null,
}: CargoDetails): InferType<typeof schema> => ({
  name,
  code,
  shippingUnit,
  billingBy,
  width,
  height,
  length,
  weight,
  cargoTypeId: cargoType.id,
  allowedCargoTypeIds: allowedCargoTypes.map(({ id }) => id),
  effectiveSpace: effectiveSpace === actualSpace ? null : effectiveSpace,
  palletPlaces,
  stackLayers,
});

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** The space computed from the entered dimensions. */
function ActualSpace() {
  const [width] = useFormValue<string | null>('width');
  const [height] = useFormValue<string | null>('height');
  const [length] = useFormValue<string | null>('length');
  const dimensions = { width, height, length };
  const space = hasDimensions(dimensions) ? computeVolume(dimensions) : null;
  return (
    <Flex justify="space-between" gap="3" textStyle="sm" aria-live="polite">
      <Text color="fg.muted">
        <FormattedMessage {...fields.actualSpace} />
      </Text>
      <Text fontWeight="medium">{space === null ? '–' : <Measure value={space} kind="space" />}</Text>
    </Flex>
  );
}

/** The length of a vehicle that each piece occupies, once its stacking is known. */
function LoadingMeters() {
  const [width] = useFormValue<string | null>('width');
  const [length] = useFormValue<string | null>('length');
  const [stackLayers] = useFormValue<number | null>('stackLayers');
  const dimensions = { width, length, height: '1' };
  const meters = hasDimensions(dimensions) ? computeLoadingMeters({ ...dimensions, stackLayers }) : null;
  return (
    <Flex justify="space-between" gap="3" textStyle="sm" aria-live="polite">
      <Text color="fg.muted">
        <FormattedMessage {...fields.loadingMeters} />
      </Text>
      <Text fontWeight="medium">
        <Measure value={meters} kind="loadingMeters" />
      </Text>
    </Flex>
  );
}

type CargoDialogProps = {
  /** Empty for a new cargo. */
  id: string;
  /** Suggested for a new cargo. */
  name?: string;
  onSaved?: (cargo: CargoDetails) => void;
  onClose: () => void;
};

export function CargoDialog({ id, name, onSaved, onClose }: CargoDialogProps) {
  const query = { ...cargoQueries.detail(id), enabled: Boolean(id) };
  const { record: cargo, error, initialValues, concurrency } = useRecordForm(query, toFormValues);
  const save = useMutation(cargoMutations.save(id));
  return (
    <FormDialog
      title={id ? messages.edit : messages.create}
      width={600}
      schema={schema}
      initialValues={id ? initialValues : { ...(name && { name }) }}
      error={error}
      concurrency={concurrency}
      submitLabel={id ? undefined : messages.createVerb}
      errorMessages={{ alreadyExists: messages.codeTaken, tooLarge: messages.tooLarge }}
      onSubmit={(input) => save.mutateAsync(input).then(onSaved)}
      onClose={onClose}
    >
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField name="name" label={fields.name} autoFocus />
        <TextField name="code" label={fields.code} />
      </Grid>
      <ComboboxField
        name="cargoTypeId"
        label={fields.cargoType}
        source={cargoTypeSource}
        selectedOption={cargo && toOption(cargo.cargoType)}
      />
      <MultiSelectField
        name="allowedCargoTypeIds"
        label={fields.allowedCargoTypes}
        help={fields.allowedHelp}
        source={cargoTypeSource}
        selectedOptions={cargo?.allowedCargoTypes.map(toOption) ?? []}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField name="shippingUnit" label={fields.shippingUnit} />
        <SelectField name="billingBy" label={fields.billingBy} options={billingByMessages} />
      </Grid>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
        {DIMENSIONS.map((dimension) => (
          <MeasureField key={dimension} name={dimension} label={fields[dimension]} kind="length" />
        ))}
      </Grid>
      <ActualSpace />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <MeasureField name="effectiveSpace" label={fields.effectiveSpace} help={fields.effectiveHelp} kind="space" />
        <MeasureField name="weight" label={fields.weight} kind="weight" />
      </Grid>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <MeasureField
          name="palletPlaces"
          label={fields.palletPlaces}
          help={fields.palletPlacesHelp}
          kind="palletPlaces"
        />
        <NumberField name="stackLayers" label={fields.stackLayers} help={fields.stackLayersHelp} decimals={0} />
      </Grid>
      <LoadingMeters />
    </FormDialog>
  );
}
