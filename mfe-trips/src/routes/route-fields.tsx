import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { RouteRow } from 'shared-contracts/network/routes';
import { MAX_ROUTE_STOPS, MIN_ROUTE_STOPS } from 'shared-contracts/values/network/routes';
import { Box, withValues, Text } from 'shared-ui';
import { FieldGroup, FieldRows, SwitchField, TextField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { LazyRouteFormMap } from './lazy-maps.tsx';
import { withStop, type RouteFormValues } from './route-form.ts';
import { RouteDistance } from './route-labels.tsx';
import { locationSource, routeQueries } from './routes.api.ts';
import { fields, form, messages } from './routes.messages.ts';
import { useRouteStops, type RouteStop } from './use-route-stops.ts';

/** Fields of a route. Locations can be selected in lists or on the map. */
export function RouteFields({ route }: { route?: RouteRow }) {
  const { locations, stopById, stops } = useRouteStops(route);
  const [locationIds, setLocationIds] = useFormValue<RouteFormValues['locationIds']>('locationIds');
  const [excludeTolls] = useFormValue<boolean>('excludeTolls');
  const addStop = (id: string) => {
    if (locationIds.length < MAX_ROUTE_STOPS || locationIds.includes(null)) setLocationIds(withStop(locationIds, id));
  };
  const getSelectedOption = (index: number) => {
    const stop = stopById.get(locationIds[index] ?? '');
    return stop ? { value: stop.id, label: stop.name } : null;
  };
  return (
    <Box>
      <FieldGroup title={form.route} columns={1}>
        <TextField name="name" label={fields.name} autoFocus />
        <SwitchField name="excludeTolls" label={form.tolls} help={form.tollsHelp} />
      </FieldGroup>
      <FieldGroup title={form.stops} help={form.help} columns={1}>
        <LazyRouteFormMap stops={stops} locations={locations} excludeTolls={excludeTolls} onSelect={addStop} />
        <PathDistance stops={stops} excludeTolls={excludeTolls} />
        <FieldRows
          name="locationIds"
          addLabel={form.add}
          emptyRow={null}
          sortable
          min={MIN_ROUTE_STOPS}
          max={MAX_ROUTE_STOPS}
        >
          {(path, index) => (
            <ComboboxField
              name={path}
              label={withValues(form.location, { number: index + 1 })}
              source={locationSource}
              selectedOption={getSelectedOption(index)}
            />
          )}
        </FieldRows>
      </FieldGroup>
    </Box>
  );
}

/** Distance through the stops selected so far. */
function PathDistance({ stops, excludeTolls }: { stops: readonly RouteStop[]; excludeTolls: boolean }) {
  const path = useQuery(routeQueries.path(stops, excludeTolls));
  if (stops.length < MIN_ROUTE_STOPS || !path.data) return null;
  return (
    <Box role="status" p="3" borderRadius="md" bg="bg.subtle">
      <Text fontWeight="medium">
        <RouteDistance {...path.data} />
      </Text>
      {path.data.estimated && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.estimatedText} />
        </Text>
      )}
    </Box>
  );
}
