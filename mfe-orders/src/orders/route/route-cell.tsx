import type { ReactNode } from 'react';
import { Box, Text, useFormatMessage, withValues } from 'shared-ui';
import { messages } from '../orders.messages.ts';
import { chooseRouteLayout, describePlaces } from './route-cell.rules.ts';

/** `places`: the names of its stops. */
type Route = { places: readonly string[]; stopCount: number };

function useFormatPlaces({ stopCount }: Route) {
  const formatMessage = useFormatMessage();
  return (places: readonly string[]) =>
    stopCount > 2
      ? formatMessage(withValues(messages.laterPlaces, { places: describePlaces(places), count: stopCount }))
      : describePlaces(places);
}

/** Rows of a table show only the first and the last place; screen readers, the tooltip, cards and panels get all. */
const Ends = ({ title, all, children }: { title: string; all: string; children: ReactNode }) => (
  <span title={title}>
    <Box as="span" aria-hidden display="none" css={{ 'td &': { display: 'inline' } }}>
      {children}
    </Box>
    <Box as="span" css={{ 'td &': { srOnly: true } }}>
      {all}
    </Box>
  </span>
);

function WholeRoute({ route }: { route: Route }) {
  const formatPlaces = useFormatPlaces(route);
  const [first, ...later] = route.places;
  const all = `${first} ${formatPlaces(later)}`;
  return (
    <Text as="span" textStyle="sm">
      <Ends title={all} all={all}>
        {first}{' '}
        <Text as="span" color="fg.muted">
          {formatPlaces(later.slice(-1))}
        </Text>
      </Ends>
    </Text>
  );
}

function LaterPlaces({ route, hasAll }: { route: Route; hasAll: boolean }) {
  const formatPlaces = useFormatPlaces(route);
  const [first, ...later] = route.places;
  const all = formatPlaces(later);
  if (hasAll) return all;
  return (
    <Ends title={`${first} ${all}`} all={all}>
      {formatPlaces(later.slice(-1))}
    </Ends>
  );
}

/** The lines of a column with the stops of an order: “Hatton” over “→ Kandy → Galle (3 stops)”. */
export function routeLines<Row>(getRoute: (row: Row) => Route) {
  const getLayout = ({ places, stopCount }: Route) => chooseRouteLayout(places, stopCount);
  return {
    cell: (row: Row) => {
      const route = getRoute(row);
      return getLayout(route) === 'one' ? <WholeRoute route={route} /> : (route.places[0] ?? '–');
    },
    detail: (row: Row) => {
      const route = getRoute(row);
      const layout = getLayout(route);
      return route.places.length > 0 && layout !== 'one' && <LaterPlaces route={route} hasAll={layout === 'all'} />;
    },
  };
}
