import { FormattedMessage } from 'react-intl';
import { Box, Button, withValues, Flex, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { pickerSources } from './picker-sources.api.ts';
import { useTripFormContext } from './trip-form-context.tsx';
import { useTripPreview } from './trip-preview.tsx';
import { toOption } from './to-option.ts';
import { formMessages as messages } from './trip-form.messages.ts';

/** The requested vehicle type; suggests the smallest type that fits the load. */
export function VehicleTypeField() {
  const { trip } = useTripFormContext();
  const { preview } = useTripPreview();
  const [typeId, setTypeId] = useFormValue<string | null>('requestedVehicleTypeId');
  const suggestedType = preview?.suggestedVehicleType;
  const selectedType = [suggestedType, trip?.requestedVehicleType].find((type) => type?.id === typeId) ?? null;
  return (
    <Box>
      <ComboboxField
        name="requestedVehicleTypeId"
        label={messages.vehicleType}
        source={pickerSources.vehicleTypes}
        selectedOption={toOption(selectedType)}
      />
      {suggestedType && suggestedType.id !== typeId && (
        <Flex mt="2" gap="2" wrap="wrap" align="center" textStyle="sm">
          <Text color="fg.muted">
            <FormattedMessage {...withValues(messages.smallestType, { type: suggestedType.name })} />
          </Text>
          <Button type="button" size="xs" variant="outline" onClick={() => setTypeId(suggestedType.id)}>
            <FormattedMessage {...withValues(messages.useType, { type: suggestedType.name })} />
          </Button>
        </Flex>
      )}
      {preview && !suggestedType && (
        <Text mt="2" textStyle="sm" color="status.warn.fg">
          <FormattedMessage {...messages.noType} />
        </Text>
      )}
    </Box>
  );
}
