import type { Dragged, Drop } from '../model/drops.rules.ts';
import { FormattedMessage } from 'react-intl';
import { Text, useFormatMessage, withValues } from 'shared-ui';
import { SelectField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, string, type ObjectSchema } from 'yup';
import { messages as deskMessages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { findMisfit } from '../model/drops.rules.ts';
import { isCreated } from '../model/rows.rules.ts';
import { useDeskNames } from '../model/use-describe-drop.ts';
import { messages } from './trip.messages.ts';

type MoveForm = { target: string; vehicleId: string | null; startAt: number | null };

const NEW_TRIP = 'new';
const POOL = 'pool';

const schema: ObjectSchema<MoveForm> = object({
  target: string().required(),
  vehicleId: string().nullable().default(null),
  startAt: number().integer().nullable().default(null),
});

type MoveDialogProps = { dragged: Dragged; onClose: () => void };

/** Moves a trip or orders without dragging: on phones, and for anyone who prefers it. */
export function MoveDialog({ dragged, onClose }: MoveDialogProps) {
  const { rows, fleet, actions, tripById } = useDesk();
  const { nameDragged } = useDeskNames();
  const trip = dragged.kind === 'trip' ? dragged.trip : undefined;
  const toRow = ({ vehicleId, startAt }: MoveForm): Drop | undefined => {
    const row = rows.find((one) => (vehicleId ? one.vehicle?.id === vehicleId : one.vehicle === null));
    // A search hides rows of the timeline, but no vehicles of the dialog.
    const vehicle = fleet.vehicles.find(({ id }) => id === vehicleId);
    const target = row ?? (vehicle && { id: vehicle.id, vehicle, driver: null, bars: [] });
    return target && { kind: 'row', row: target, at: startAt, bar: null };
  };
  const toDrop = (form: MoveForm): Drop | undefined => {
    if (form.target === POOL) return { kind: 'pool' };
    const into = tripById.get(form.target);
    return into ? { kind: 'trip', trip: into } : toRow(form);
  };
  const move = async (form: MoveForm) => {
    const drop = toDrop(form);
    if (drop) actions.drop(dragged, drop);
  };
  return (
    <FormDialog
      title={withValues(messages.moveTitle, { name: nameDragged(dragged) })}
      schema={schema}
      initialValues={{
        target: NEW_TRIP,
        vehicleId: trip?.vehicleId ?? null,
        startAt: trip?.beginsAt ?? null,
      }}
      submitLabel={messages.submit}
      onSubmit={move}
      onClose={onClose}
    >
      <MoveFields dragged={dragged} />
    </FormDialog>
  );
}

function MoveFields({ dragged }: { dragged: Dragged }) {
  const { plan, fleet } = useDesk();
  const formatMessage = useFormatMessage();
  const { nameTrip } = useDeskNames();
  const [target] = useFormValue<string>('target');
  const trips = plan.planTrips.filter((trip) => !isCreated(trip));
  const targets = [
    { value: NEW_TRIP, label: formatMessage(messages.newTrip) },
    ...trips.map(({ id, number: tripNumber }) => ({ value: id, label: nameTrip(tripNumber) })),
    ...(dragged.kind === 'orders' && dragged.fromTripId !== null
      ? [{ value: POOL, label: formatMessage(messages.unplanned) }]
      : []),
  ];
  const vehicles = fleet.vehicles
    .filter(({ type }) => findMisfit(dragged.orders, type.id) === undefined)
    .map(({ id, name, type }) => ({ value: id, label: `${name}, ${type.name}` }));
  return (
    <>
      {dragged.kind === 'orders' && <SelectField name="target" label={messages.target} options={targets} />}
      {target === NEW_TRIP && (
        <>
          <SelectField name="vehicleId" label={messages.vehicle} options={vehicles} />
          <DateTimeField name="startAt" label={messages.startAt} help={messages.startHelp} />
        </>
      )}
      {vehicles.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...deskMessages.noVehicle} />
        </Text>
      )}
    </>
  );
}
