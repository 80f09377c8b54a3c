import { FieldGroup, MeasureField, NumberField, TextareaField, TextField } from 'shared-ui/form';
import { choices } from './vehicle-choices.api.ts';
import { fields } from './vehicle-fields.messages.ts';
import { EntryField, TypeField } from './vehicle-form-entries.tsx';
import { characteristics as messages } from './vehicle-form.messages.ts';

const KILOWATTS = 'kW';

export const CharacteristicsStep = () => (
  <>
    <FieldGroup title={messages.identity}>
      <TextField name="registrationPlate" label={fields.registrationPlate} />
      <TextField name="trackingDevice" label={fields.trackingDevice} help={messages.trackingHelp} />
      <TextField name="vin" label={fields.vin} help={messages.vinHelp} />
    </FieldGroup>
    <FieldGroup title={messages.build} help={messages.buildHelp}>
      <TypeField />
      <EntryField name="brandId" label={fields.brandId} source={choices.brands} />
      <EntryField name="modelId" label={fields.modelId} source={choices.models} />
      <TextField name="year" label={fields.year} type="tel" />
      <EntryField name="colorId" label={fields.colorId} source={choices.colors} />
    </FieldGroup>
    <FieldGroup title={messages.engine}>
      <TextField name="engineModel" label={fields.engineModel} />
      <NumberField name="enginePower" label={fields.enginePower} unit={KILOWATTS} decimals={3} />
      <EntryField name="fuelTypeId" label={fields.fuelTypeId} source={choices.fuelTypes} />
      <MeasureField name="weight" label={fields.weight} kind="weight" help={messages.weightHelp} />
      <NumberField name="axles" label={fields.axles} decimals={0} />
    </FieldGroup>
    <FieldGroup title={messages.notes} columns={1}>
      <TextareaField name="comment" label={fields.comment} rows={3} />
    </FieldGroup>
  </>
);
