import { Section, SimpleGrid } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { DateField } from 'shared-ui/picker';
import { choices } from './choices.api.ts';
import { help } from './contract-form.messages.ts';
import { fields, sections } from './fields.messages.ts';
import { MultiPicker, Picker } from './names.tsx';

export const GeneralFields = ({ isNew }: { isNew: boolean }) => (
  <Section title={sections.general}>
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" rowGap="4" alignItems="start">
      <TextField name="name" label={fields.name} />
      <Picker
        name="partnerId"
        label={fields.partner}
        source={choices.partners}
        disabled={!isNew}
        {...(!isNew && { help: help.partnerFixed })}
      />
      <DateField name="startDate" label={fields.startDate} />
      <DateField name="expireDate" label={fields.expireDate} end help={help.expireDate} />
      <MultiPicker name="cargoTypeIds" label={fields.cargoTypes} source={choices.cargoTypes} help={help.types} />
      <MultiPicker name="vehicleTypeIds" label={fields.vehicleTypes} source={choices.vehicleTypes} help={help.types} />
    </SimpleGrid>
  </Section>
);
