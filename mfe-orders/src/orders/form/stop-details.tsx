import { Box, Grid } from 'shared-ui';
import { DurationField, FieldDisclosure, SelectField, TextareaField, TextField, useFormValue } from 'shared-ui/form';
import { DateTimeField } from 'shared-ui/picker';
import { fields } from '../orders.messages.ts';
import { kindMessages, stopMessages as messages } from './stops.messages.ts';
import { followsSchedule, listKinds, type StopValues } from './stops.rules.ts';

const OWN_FIELDS = ['kind', 'windowFrom', 'windowTo', 'handlingMinutes'] as const;
const TEXT_FIELDS = ['reference', 'instructions'] as const;

/** Details of a stop. Window and minutes of the first pickup and the last drop are in the schedule. */
export function StopDetails({ position }: { position: number }) {
  const [stops] = useFormValue<StopValues[]>('stops');
  const path = `stops.${position}`;
  const isMiddle = !followsSchedule(position, stops.length);
  const names = [...(isMiddle ? OWN_FIELDS : []), ...TEXT_FIELDS];
  const hasValue = names.some((name) => name !== 'kind' && (stops[position]?.[name] ?? '') !== '');
  return (
    <Box ps={{ md: '7' }} pt="1">
      <FieldDisclosure
        label={isMiddle ? messages.ownDetails : messages.details}
        names={names.map((name) => `${path}.${name}`)}
        isOpenAtFirst={hasValue}
      >
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" pt="2" pb="3">
          {isMiddle && <OwnFields path={path} kind={listKinds(stops)[position] ?? 'drop'} />}
          <TextField name={`${path}.reference`} label={fields.reference} />
          <TextareaField name={`${path}.instructions`} label={fields.instructions} rows={2} />
        </Grid>
      </FieldDisclosure>
    </Box>
  );
}

const OwnFields = ({ path, kind }: { path: string; kind: keyof typeof kindMessages }) => (
  <>
    <DateTimeField name={`${path}.windowFrom`} label={messages.windowFrom} help={messages.fromSchedule} />
    <DateTimeField name={`${path}.windowTo`} label={messages.windowTo} help={messages.fromSchedule} />
    <DurationField
      name={`${path}.handlingMinutes`}
      label={kind === 'pickup' ? fields.loadingDuration : fields.unloadingDuration}
      help={messages.fromSchedule}
    />
    <SelectField name={`${path}.kind`} label={messages.kind} options={kindMessages} placeholder={kindMessages.drop} />
  </>
);
