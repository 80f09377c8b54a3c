import { Section, SimpleGrid } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { DateField } from 'shared-ui/picker';
import { optionSources } from '../contract-options.api.ts';
import { helpTexts } from './contract-form.messages.ts';
import { fields, sections } from '../fields.messages.ts';
import { NamedCombobox, NamedMultiSelect } from './named-fields.tsx';

export const GeneralFields = ({ isNew }: { isNew: boolean }) => (
  <Section title={sections.general}>
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" rowGap="4" alignItems="start">
      <TextField name="name" label={fields.name} />
      <NamedCombobox
        name="partnerId"
        label={fields.partner}
        source={optionSources.partners}
        disabled={!isNew}
        {...(!isNew && { help: helpTexts.partnerFixed })}
      />
      <DateField name="startDate" label={fields.startDate} />
      <DateField name="expireDate" label={fields.expireDate} end help={helpTexts.expireDate} />
      {!isNew && <DateField name="effectiveFrom" label={fields.effectiveFrom} help={helpTexts.effectiveFrom} />}
      <NamedMultiSelect
        name="cargoTypeIds"
        label={fields.cargoTypes}
        source={optionSources.cargoTypes}
        help={helpTexts.types}
      />
      <NamedMultiSelect
        name="vehicleTypeIds"
        label={fields.vehicleTypes}
        source={optionSources.vehicleTypes}
        help={helpTexts.types}
      />
    </SimpleGrid>
  </Section>
);
