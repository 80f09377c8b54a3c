import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { LoadingOption } from 'shared-contracts/vehicles';
import { EFFECTIVE_SHARE, LOADING_OPTIONS } from 'shared-contracts/values/vehicles';
import { Box, Button, Checkbox, Fact, Facts, fill, Flex } from 'shared-ui';
import { FieldGroup, MeasureField, useFormValue, useFormValues } from 'shared-ui/form';
import { Measure, measureText } from 'shared-ui/format';
import { fields, loadingOptions } from './vehicle-fields.messages.ts';
import { CargoTypesField } from './vehicle-form-entries.tsx';
import { spacesOf } from './vehicle-form-space.ts';
import { cargo as messages } from './vehicle-form.messages.ts';
import type { VehicleForm } from './vehicle.schema.ts';

const SHARE = Math.round(EFFECTIVE_SHARE * 100);

const isSame = (one: string | null | undefined, other: string | undefined) =>
  Boolean(one) && Number(one) === Number(other);

/** The effective space goes along with the dimensions until somebody enters another. */
function EffectiveSpace({ computed }: { computed: string | undefined }) {
  const [value, setValue] = useFormValue<string | null>('effectiveSpace');
  const system = usePreferences(({ units }) => units);
  const last = useRef(computed);
  const follow = useEffectEvent(() => {
    if (!computed) return;
    const isOwn = value && !isSame(value, last.current);
    last.current = computed;
    if (!isOwn && !isSame(value, computed)) setValue(computed);
  });
  useEffect(() => follow(), [computed]); // not while another one is typed
  return (
    <Box>
      <MeasureField
        name="effectiveSpace"
        label={fields.effectiveSpace}
        kind="space"
        help={fill(messages.spaceHelp, { share: SHARE })}
      />
      {computed && value && !isSame(value, computed) && (
        <Button type="button" variant="plain" size="xs" onClick={() => setValue(computed)}>
          <FormattedMessage {...fill(messages.useComputed, { space: measureText(computed, 'space', system) })} />
        </Button>
      )}
    </Box>
  );
}

function Spaces() {
  const spaces = spacesOf(useFormValues<VehicleForm>());
  return (
    <>
      <Box aria-live="polite">
        <Facts>
          <Fact label={fields.actualSpace}>
            <Measure value={spaces?.actual} kind="space" />
          </Fact>
        </Facts>
      </Box>
      <EffectiveSpace computed={spaces?.effective} />
    </>
  );
}

function LoadingOptions() {
  const [chosen, choose] = useFormValue<LoadingOption[]>('loadingOptions');
  const put = (option: LoadingOption, isOn: boolean) =>
    choose(LOADING_OPTIONS.filter((one) => (one === option ? isOn : chosen.includes(one))));
  return (
    <Flex wrap="wrap" columnGap="6" rowGap="3">
      {LOADING_OPTIONS.map((option) => (
        <Checkbox key={option} checked={chosen.includes(option)} onChange={(isOn) => put(option, isOn)}>
          <FormattedMessage {...loadingOptions[option]} />
        </Checkbox>
      ))}
    </Flex>
  );
}

export const CargoStep = () => (
  <>
    <FieldGroup title={messages.what}>
      <CargoTypesField />
      <MeasureField name="maxCarryWeight" label={fields.maxCarryWeight} kind="weight" />
    </FieldGroup>
    <FieldGroup title={messages.body} help={messages.bodyHelp}>
      <MeasureField name="length" label={fields.length} kind="length" />
      <MeasureField name="width" label={fields.width} kind="length" />
      <MeasureField name="height" label={fields.height} kind="length" />
      <Spaces />
    </FieldGroup>
    <FieldGroup title={fields.loadingOptions} help={messages.loadingHelp} columns={1}>
      <LoadingOptions />
    </FieldGroup>
  </>
);
