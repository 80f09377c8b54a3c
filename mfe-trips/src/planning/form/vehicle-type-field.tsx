import { FormattedMessage } from 'react-intl';
import { Box, Button, fill, Flex, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { choices } from './choices.api.ts';
import { useTripForm } from './known-orders.tsx';
import { usePreview } from './preview.tsx';
import { choiceOf } from './chosen.ts';
import { form as messages } from './trip-form.messages.ts';

/** The type of vehicle that is asked for; the smallest that carries the load is offered. */
export function TypeField() {
  const { trip } = useTripForm();
  const { preview } = usePreview();
  const [typeId, setTypeId] = useFormValue<string | null>('requestedVehicleTypeId');
  const smallest = preview?.suggestedVehicleType;
  const known = [smallest, trip?.requestedVehicleType].find((type) => type?.id === typeId) ?? null;
  return (
    <Box>
      <ComboboxField
        name="requestedVehicleTypeId"
        label={messages.vehicleType}
        source={choices.vehicleTypes}
        chosen={choiceOf(known)}
      />
      {smallest && smallest.id !== typeId && (
        <Flex mt="2" gap="2" wrap="wrap" align="center" textStyle="sm">
          <Text color="fg.muted">
            <FormattedMessage {...fill(messages.smallest, { type: smallest.name })} />
          </Text>
          <Button type="button" size="xs" variant="outline" onClick={() => setTypeId(smallest.id)}>
            <FormattedMessage {...fill(messages.takeType, { type: smallest.name })} />
          </Button>
        </Flex>
      )}
      {preview && !smallest && (
        <Text mt="2" textStyle="sm" color="status.warn.fg">
          <FormattedMessage {...messages.noType} />
        </Text>
      )}
    </Box>
  );
}
