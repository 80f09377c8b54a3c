import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { Button, Checkbox, Flex, Section, Stack, useSay, whenShown } from 'shared-ui';
import { map as messages } from './trip-page.messages.ts';
import type { TripMapProps } from './trip-map.tsx';

const TripMap = whenShown<TripMapProps>(() => import('./trip-map.tsx').then((loaded) => loaded.TripMap), 360);

/** The vehicle is on its way to the trip or in it. */
const LIVE: readonly TripStage[] = ['vehicleAssigned', 'started', 'transit'];

/** Where the trip goes: as a whole or order by order, with tolls or without, and where its vehicle is. */
export function MapSection({ trip }: { trip: Trip }) {
  const say = useSay();
  const [shows, setShows] = useState<'total' | 'orders'>('total');
  const [excludeTolls, setExcludeTolls] = useState(false);
  return (
    <Section title={messages.title}>
      <Stack gap="3">
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Flex role="group" aria-label={say(messages.what)} p="0.5" gap="0.5" bg="bg.subtle" borderRadius="md">
            {(['total', 'orders'] as const).map((what) => (
              <Button
                key={what}
                size="xs"
                variant="ghost"
                aria-pressed={shows === what}
                onClick={() => setShows(what)}
                _pressed={{ bg: 'bg.surface', color: 'fg.default', borderColor: 'border.subtle' }}
              >
                <FormattedMessage {...messages[what]} />
              </Button>
            ))}
          </Flex>
          <Checkbox checked={excludeTolls} onChange={setExcludeTolls}>
            <FormattedMessage {...messages.tolls} />
          </Checkbox>
        </Flex>
        <TripMap
          trip={trip}
          shows={shows}
          excludeTolls={excludeTolls}
          vehicle={LIVE.includes(trip.stage) ? trip.vehicle : null}
        />
      </Stack>
    </Section>
  );
}
