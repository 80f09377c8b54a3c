import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { RefusedDevice } from 'shared-contracts/fleet/refused-devices';
import { TRACKING_APPS } from 'shared-contracts/values/fleet/tracking';
import { Text, withValues } from 'shared-ui';
import { SelectField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { object, string } from 'yup';
import { deviceMutations, deviceQueries, vehicleSourceOf } from './devices.api.ts';
import { attachErrors, messages, trackingApps } from './devices.messages.ts';

const schema = object({
  vehicleId: string().required(),
  trackingApp: string().oneOf(TRACKING_APPS).nullable().default(null),
});

/** Warns that the chosen vehicle loses its current device. */
function ReplacedDevice({ device }: Pick<RefusedDevice, 'device'>) {
  const [vehicleId] = useFormValue<string | null>('vehicleId');
  const { data } = useQuery({ ...deviceQueries.vehicle(vehicleId ?? ''), enabled: Boolean(vehicleId) });
  const replaced = vehicleId ? data?.trackingDevice : null;
  if (!replaced || replaced === device) return null;
  return (
    <Text role="status" color="status.warn.fg">
      <FormattedMessage {...withValues(messages.replaces, { device: replaced })} />
    </Text>
  );
}

const Fields = ({ device }: { device: RefusedDevice }) => (
  <>
    <Text color="fg.muted">
      <FormattedMessage {...withValues(messages.attachText, { count: device.held })} />
    </Text>
    <ComboboxField name="vehicleId" label={messages.vehicle} source={vehicleSourceOf(device.organization.id)} />
    <ReplacedDevice {...device} />
    <SelectField
      name="trackingApp"
      label={messages.trackingApp}
      options={trackingApps}
      placeholder={messages.trackingAppUnknown}
      help={messages.trackingAppHelp}
    />
  </>
);

/** Attaches a device to a vehicle; its held positions join the vehicle's track. */
export function AttachDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: device, error } = useQuery(deviceQueries.detail(id));
  const attach = useMutation(deviceMutations.attach());
  return (
    <FormDialog
      title={withValues(messages.attachTitle, { device: device?.device ?? '' })}
      width={500}
      schema={schema}
      initialValues={device && {}}
      error={error}
      errorTitle={messages.notFound}
      submitLabel={messages.attach}
      errorMessages={attachErrors}
      onSubmit={({ vehicleId, trackingApp }) =>
        attach.mutateAsync({
          vehicleId,
          changes: { trackingDevice: device?.device, ...(trackingApp && { trackingApp }) },
        })
      }
      onClose={onClose}
    >
      {device && <Fields device={device} />}
    </FormDialog>
  );
}
