import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { RouteRow } from 'shared-contracts/routes';
import { MAX_ROUTE_STOPS, MIN_ROUTE_STOPS } from 'shared-contracts/values/routes';
import { Box, fill, Text } from 'shared-ui';
import { FieldGroup, Rows, SwitchField, TextField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { LazyFormMap } from './lazy-maps.tsx';
import { withStop, type RouteForm } from './route-form.ts';
import { LengthWords } from './route-words.tsx';
import { locations, routeQueries } from './routes.api.ts';
import { fields, form, messages } from './routes.messages.ts';
import { useCourse, type Stop } from './use-course.ts';

/** All of a route: its locations from lists and, as their equal, on the map. */
export function RouteFields({ route }: { route?: RouteRow }) {
  const { places, known, stops } = useCourse(route);
  const [locationIds, setLocationIds] = useFormValue<RouteForm['locationIds']>('locationIds');
  const [excludeTolls] = useFormValue<boolean>('excludeTolls');
  const pick = (id: string) => {
    if (locationIds.length < MAX_ROUTE_STOPS || locationIds.includes(null)) setLocationIds(withStop(locationIds, id));
  };
  const chosen = (at: number) => {
    const place = known.get(locationIds[at] ?? '');
    return place ? { value: place.id, label: place.name } : null;
  };
  return (
    <Box>
      <FieldGroup title={form.route} columns={1}>
        <TextField name="name" label={fields.name} autoFocus />
        <SwitchField name="excludeTolls" label={form.tolls} help={form.tollsHelp} />
      </FieldGroup>
      <FieldGroup title={form.stops} help={form.help} columns={1}>
        <LazyFormMap stops={stops} places={places} excludeTolls={excludeTolls} onPick={pick} />
        <Length stops={stops} excludeTolls={excludeTolls} />
        <Rows name="locationIds" add={form.add} empty={null} ordered min={MIN_ROUTE_STOPS} max={MAX_ROUTE_STOPS}>
          {(path, index) => (
            <ComboboxField
              name={path}
              label={fill(form.location, { number: index + 1 })}
              source={locations}
              chosen={chosen(index)}
            />
          )}
        </Rows>
      </FieldGroup>
    </Box>
  );
}

/** How far it is through what is chosen so far. */
function Length({ stops, excludeTolls }: { stops: readonly Stop[]; excludeTolls: boolean }) {
  const way = useQuery(routeQueries.way(stops, excludeTolls));
  if (stops.length < MIN_ROUTE_STOPS || !way.data) return null;
  return (
    <Box role="status" p="3" borderRadius="md" bg="bg.subtle">
      <Text fontWeight="medium">
        <LengthWords length={way.data} />
      </Text>
      {way.data.estimated && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.estimatedText} />
        </Text>
      )}
    </Box>
  );
}
