import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { AssignmentSuggestion } from 'shared-contracts/trips/assignment-suggestions';
import type { TripRow } from 'shared-contracts/trips/trips';
import { Box, Checkbox, EmptyState, QueryContent, Stack, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import { Measure } from 'shared-ui/format';
import type { BulkDialogProps } from 'shared-ui/list';
import { DialogBody } from 'shared-ui/overlays';
import { array, object, string } from 'yup';
import { FleetRefusals } from '../board/fleet-refusals.tsx';
import { messages as fleetMessages } from '../board/fleet.messages.ts';
import { assignTrip, planningQueries } from '../planning.api.ts';
import { RichMessage } from '../rich-message.tsx';
import { messages } from './bulk-assign.messages.ts';

const assignment = object({ tripIds: array(string().required()).required() });

/** Suggests a vehicle and a driver for each selected trip, and assigns those that the user selects. */
export function BulkAssignForm({ rows, start }: BulkDialogProps<TripRow>) {
  const suggestions = useQuery(planningQueries.assignmentSuggestions(rows.map(({ id }) => id)));
  return (
    <QueryContent query={suggestions} size="inline">
      {({ items }) => <SuggestionsForm suggestions={items} start={start} />}
    </QueryContent>
  );
}

type SuggestionsFormProps = Pick<BulkDialogProps<TripRow>, 'start'> & {
  suggestions: readonly AssignmentSuggestion[];
};

function SuggestionsForm({ suggestions, start }: SuggestionsFormProps) {
  const assignable = suggestions.filter(({ vehicle, driver }) => vehicle && driver);
  if (assignable.length === 0)
    return (
      <DialogBody>
        <EmptyState size="inline" title={messages.none} text={messages.noneText} />
        <SuggestionList suggestions={suggestions} />
      </DialogBody>
    );
  const byTrip = new Map(assignable.map((suggestion) => [suggestion.tripId, suggestion]));
  return (
    <BulkForm
      schema={assignment}
      initialValues={{ tripIds: [...byTrip.keys()] }}
      submitLabel={messages.submit}
      onSubmit={({ tripIds }) =>
        start(
          ({ id }) => {
            const { vehicle, driver } = byTrip.get(id) as AssignmentSuggestion;
            return assignTrip(id, { vehicleId: vehicle?.id, driverId: driver?.id });
          },
          ({ id }) => tripIds.includes(id),
        )
      }
    >
      <Text>
        <FormattedMessage {...messages.description} />
      </Text>
      <SelectableList suggestions={suggestions} />
    </BulkForm>
  );
}

function SelectableList({ suggestions }: { suggestions: readonly AssignmentSuggestion[] }) {
  const [tripIds, setTripIds] = useFormValue<string[]>('tripIds');
  const toggle = (tripId: string) =>
    setTripIds(tripIds.includes(tripId) ? tripIds.filter((id) => id !== tripId) : [...tripIds, tripId]);
  return <SuggestionList suggestions={suggestions} selection={{ tripIds, toggle }} />;
}

type SuggestionListProps = {
  suggestions: readonly AssignmentSuggestion[];
  selection?: { tripIds: readonly string[]; toggle: (tripId: string) => void };
};

const SuggestionList = ({ suggestions, selection }: SuggestionListProps) => (
  <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderRadius="md">
    {suggestions.map((suggestion) => (
      <Box
        as="li"
        key={suggestion.tripId}
        px="3"
        py="2"
        textStyle="sm"
        borderBottomWidth="1px"
        _last={{ borderBottomWidth: 0 }}
      >
        {selection && suggestion.vehicle ? (
          <Checkbox
            checked={selection.tripIds.includes(suggestion.tripId)}
            onChange={() => selection.toggle(suggestion.tripId)}
          >
            <SuggestedVehicle {...suggestion} />
          </Checkbox>
        ) : (
          <SuggestedVehicle {...suggestion} />
        )}
      </Box>
    ))}
  </Stack>
);

const SuggestedVehicle = ({ number, vehicle, driver, approach, refusals }: AssignmentSuggestion) => (
  <Box as="span">
    <Text as="span" display="block" fontWeight="medium">
      {number}
    </Text>
    {vehicle ? (
      <Text as="span" color="fg.muted">
        <RichMessage
          message={fleetMessages.vehicle}
          values={{
            plate: vehicle.name,
            driver: driver?.name ?? '',
            distance: <Measure value={approach} kind="distance" />,
          }}
        />
      </Text>
    ) : (
      <FleetRefusals refusals={refusals} />
    )}
  </Box>
);
