import { FormattedMessage, useIntl } from 'react-intl';
import { fill, Flex, Icon, Text, useSay } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { fields } from './vehicle-fields.messages.ts';
import { messages } from './vehicle-form.messages.ts';
import type { VehicleForm } from './vehicle.schema.ts';

const REQUIRED = ['registrationPlate', 'vehicleTypeId', 'maxCarryWeight', 'length', 'width', 'height'] as const;

const isMissing = (value: string | null | undefined) => !value?.trim() || Number(value) === 0;

/** What a draft lacks to be a vehicle, while it is filled in. */
export function MissingNote() {
  const say = useSay();
  const intl = useIntl();
  const values = useFormValues<VehicleForm>();
  const missing = REQUIRED.filter((name) => isMissing(values[name]));
  if (missing.length === 0) return null;
  const names = intl.formatList(
    missing.map((name) => say(fields[name])),
    { type: 'unit' },
  );
  return (
    <Flex role="status" gap="2.5" px="4" py="2.5" borderRadius="md" bg="status.info.bg" color="status.info.fg">
      <Flex mt="0.5">
        <Icon name="info" />
      </Flex>
      <Text>
        <FormattedMessage {...fill(messages.missing, { fields: names })} />
      </Text>
    </Flex>
  );
}
