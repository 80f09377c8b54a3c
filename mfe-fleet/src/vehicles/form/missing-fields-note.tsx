import { FormattedMessage, useIntl } from 'react-intl';
import { Flex, Icon, Text, useFormatMessage, withValues } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { fields } from '../vehicle-fields.messages.ts';
import { messages } from './vehicle-form.messages.ts';
import type { VehicleFormValues } from './vehicle.schema.ts';

const REQUIRED_FIELDS = ['registrationPlate', 'vehicleTypeId', 'maxCarryWeight', 'length', 'width', 'height'] as const;

const isMissing = (value: string | null | undefined) => !value?.trim() || Number(value) === 0;

/** Lists the fields that a draft still needs to become a vehicle. */
export function MissingFieldsNote() {
  const formatMessage = useFormatMessage();
  const intl = useIntl();
  const values = useFormValues<VehicleFormValues>();
  const missing = REQUIRED_FIELDS.filter((name) => isMissing(values[name]));
  if (missing.length === 0) return null;
  const names = intl.formatList(
    missing.map((name) => formatMessage(fields[name])),
    { type: 'unit' },
  );
  return (
    <Flex role="status" gap="2.5" px="4" py="2.5" borderRadius="md" bg="status.info.bg" color="status.info.fg">
      <Flex mt="0.5">
        <Icon name="info" />
      </Flex>
      <Text>
        <FormattedMessage {...withValues(messages.missing, { fields: names })} />
      </Text>
    </Flex>
  );
}
