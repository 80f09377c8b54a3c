import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { LoadingOption } from 'shared-contracts/fleet/vehicles';
import { computeVehicleSpace, hasDimensions } from 'shared-contracts/values/space';
import { EFFECTIVE_SPACE_RATIO, LOADING_OPTIONS } from 'shared-contracts/values/fleet/vehicles';
import { Box, Button, Checkbox, DescriptionItem, DescriptionList, Flex, withValues } from 'shared-ui';
import { FieldGroup, MeasureField, MoneyField, useFormValue, useFormValues } from 'shared-ui/form';
import { formatMeasure, loadMessages, Measure } from 'shared-ui/format';
import { fields, loadingOptions } from '../vehicle-fields.messages.ts';
import { CargoTypesField, HomeLocationField } from './dictionary-fields.tsx';
import { cargoMessages as messages } from './vehicle-form.messages.ts';
import type { VehicleFormValues } from './vehicle.schema.ts';

const EFFECTIVE_PERCENT = Math.round(EFFECTIVE_SPACE_RATIO * 100);

const isSameNumber = (a: string | null | undefined, b: string | undefined) => Boolean(a) && Number(a) === Number(b);

/** The effective space follows the dimensions until another value is entered. */
function EffectiveSpace({ computed }: { computed: string | undefined }) {
  const [value, setValue] = useFormValue<string | null>('effectiveSpace');
  const system = usePreferences(({ units }) => units);
  const previousComputed = useRef(computed);
  const updateValue = useEffectEvent(() => {
    if (!computed) return;
    const isManual = value && !isSameNumber(value, previousComputed.current);
    previousComputed.current = computed;
    if (!isManual && !isSameNumber(value, computed)) setValue(computed);
  });
  useEffect(() => updateValue(), [computed]); // only when the computed space changes, not while a value is typed
  return (
    <Box>
      <MeasureField
        name="effectiveSpace"
        label={fields.effectiveSpace}
        kind="space"
        help={withValues(messages.spaceHelp, { share: EFFECTIVE_PERCENT })}
      />
      {computed && value && !isSameNumber(value, computed) && (
        <Button type="button" variant="plain" size="xs" onClick={() => setValue(computed)}>
          <FormattedMessage
            {...withValues(messages.useComputed, { space: formatMeasure(computed, 'space', system) })}
          />
        </Button>
      )}
    </Box>
  );
}

function SpaceFields() {
  const values = useFormValues<VehicleFormValues>();
  const space = hasDimensions(values) ? computeVehicleSpace(values) : undefined;
  return (
    <>
      <Box aria-live="polite">
        <DescriptionList>
          <DescriptionItem label={fields.actualSpace}>
            <Measure value={space?.actualSpace} kind="space" />
          </DescriptionItem>
        </DescriptionList>
      </Box>
      <EffectiveSpace computed={space?.effectiveSpace} />
    </>
  );
}

function LoadingOptionsField() {
  const [selected, setSelected] = useFormValue<LoadingOption[]>('loadingOptions');
  const toggle = (option: LoadingOption, isChecked: boolean) =>
    setSelected(LOADING_OPTIONS.filter((item) => (item === option ? isChecked : selected.includes(item))));
  return (
    <Flex wrap="wrap" columnGap="6" rowGap="3">
      {LOADING_OPTIONS.map((option) => (
        <Checkbox key={option} checked={selected.includes(option)} onChange={(isChecked) => toggle(option, isChecked)}>
          <FormattedMessage {...loadingOptions[option]} />
        </Checkbox>
      ))}
    </Flex>
  );
}

export const CargoStep = () => (
  <>
    <FieldGroup title={messages.load}>
      <CargoTypesField />
      <MeasureField name="maxCarryWeight" label={fields.maxCarryWeight} kind="weight" />
    </FieldGroup>
    <FieldGroup title={messages.body} help={messages.bodyHelp}>
      <MeasureField name="length" label={fields.length} kind="length" />
      <MeasureField name="width" label={fields.width} kind="length" />
      <MeasureField name="height" label={fields.height} kind="length" />
      <SpaceFields />
      <MeasureField
        name="palletPlaces"
        label={loadMessages.palletPlaces}
        help={messages.floorHelp}
        kind="palletPlaces"
      />
      <MeasureField
        name="loadingMeters"
        label={loadMessages.loadingMeters}
        help={messages.floorHelp}
        kind="loadingMeters"
      />
    </FieldGroup>
    <FieldGroup title={fields.loadingOptions} help={messages.loadingHelp} columns={1}>
      <LoadingOptionsField />
    </FieldGroup>
    <FieldGroup title={messages.planning} help={messages.planningHelp}>
      <HomeLocationField />
      <MoneyField name="fixedCost" label={fields.fixedCost} help={messages.fixedCostHelp} />
      <MoneyField name="kmCost" label={fields.kmCost} help={messages.kmCostHelp} />
    </FieldGroup>
  </>
);
