import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { LocationPage } from 'shared-contracts/network/locations';
import {
  Button,
  EmptyState,
  Flex,
  Icon,
  IconButton,
  Page,
  QueryContent,
  Select,
  Skeleton,
  useFormatMessage,
} from 'shared-ui';
import { DateInput } from 'shared-ui/picker';
import { Link, useSearchParams } from 'shared-ui/router';
import { GateDay } from './gate-day.tsx';
import { gateQueries } from './gates.api.ts';
import { messages } from './gates.messages.ts';

const DAY_MS = 86_400_000;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of a location's gates. */
export default function GatesPage() {
  const locations = useQuery(gateQueries.locations());
  return (
    <Page title={messages.title}>
      <QueryContent query={locations} skeleton={<Skeleton h="72" />}>
        {({ items }) => (items.length === 0 ? <NoGates /> : <Schedule locations={items} />)}
      </QueryContent>
    </Page>
  );
}

const NoGates = () => (
  <EmptyState
    icon="calendar"
    title={messages.noLocations}
    text={messages.noLocationsText}
    action={
      <Button asChild size="sm">
        <Link to="/locations">
          <FormattedMessage {...messages.toLocations} />
        </Link>
      </Button>
    }
  />
);

function Schedule({ locations }: { locations: LocationPage['items'] }) {
  const formatMessage = useFormatMessage();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('location');
  const locationId = locations.find(({ id }) => id === chosen)?.id ?? locations[0]?.id ?? '';
  const day = params.get('day') ?? '';
  const schedule = useQuery(gateQueries.schedule(locationId, day));
  const set = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const shownDay = day || schedule.data?.day || '';
  return (
    <>
      <Flex gap="2" mb="4" wrap="wrap" align="center">
        <Select
          aria-label={formatMessage(messages.location)}
          w={{ base: 'full', md: '18rem' }}
          value={locationId}
          onChange={({ target }) => set('location', target.value)}
        >
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <IconButton
          size="sm"
          variant="outline"
          aria-label={formatMessage(messages.previous)}
          disabled={!shownDay}
          onClick={() => set('day', addDays(shownDay, -1))}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <DateInput value={shownDay} onChange={(value) => set('day', value)} label={messages.day} size="sm" />
        <IconButton
          size="sm"
          variant="outline"
          aria-label={formatMessage(messages.next)}
          disabled={!shownDay}
          onClick={() => set('day', addDays(shownDay, 1))}
        >
          <Icon name="chevron-right" />
        </IconButton>
        <Button size="sm" variant="ghost" disabled={!day} onClick={() => set('day', '')}>
          <FormattedMessage {...messages.today} />
        </Button>
      </Flex>
      <QueryContent query={schedule} skeleton={<Skeleton h="72" />}>
        {(data) => <GateDay schedule={data} />}
      </QueryContent>
    </>
  );
}
