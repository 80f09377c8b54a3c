import { FieldGroup, MeasureField, NumberField, SelectField, TextareaField, TextField } from 'shared-ui/form';
import { optionSources } from '../vehicle-options.api.ts';
import { fields, trackingApps } from '../vehicle-fields.messages.ts';
import { DictionaryField, TypeField } from './dictionary-fields.tsx';
import { characteristicsMessages as messages } from './vehicle-form.messages.ts';

const KILOWATTS = 'kW';

export const CharacteristicsStep = () => (
  <>
    <FieldGroup title={messages.identity}>
      <TextField name="registrationPlate" label={fields.registrationPlate} />
      <TextField name="trackingDevice" label={fields.trackingDevice} help={messages.trackingHelp} />
      <SelectField
        name="trackingApp"
        label={fields.trackingApp}
        options={trackingApps}
        placeholder={messages.trackingAppUnknown}
        help={messages.trackingAppHelp}
      />
      <TextField name="vin" label={fields.vin} help={messages.vinHelp} />
    </FieldGroup>
    <FieldGroup title={messages.build} help={messages.buildHelp}>
      <TypeField />
      <TextField name="licenseClass" label={fields.licenseClass} help={messages.licenseClassHelp} />
      <DictionaryField name="brandId" label={fields.brandId} source={optionSources.brands} />
      <DictionaryField name="modelId" label={fields.modelId} source={optionSources.models} />
      <TextField name="year" label={fields.year} type="tel" />
      <DictionaryField name="colorId" label={fields.colorId} source={optionSources.colors} />
    </FieldGroup>
    <FieldGroup title={messages.engine}>
      <TextField name="engineModel" label={fields.engineModel} />
      <NumberField name="enginePower" label={fields.enginePower} unit={KILOWATTS} decimals={3} />
      <DictionaryField name="fuelTypeId" label={fields.fuelTypeId} source={optionSources.fuelTypes} />
      <MeasureField name="weight" label={fields.weight} kind="weight" help={messages.weightHelp} />
      <NumberField name="axles" label={fields.axles} decimals={0} />
    </FieldGroup>
    <FieldGroup title={messages.notes} columns={1}>
      <TextareaField name="comment" label={fields.comment} rows={3} />
    </FieldGroup>
  </>
);
