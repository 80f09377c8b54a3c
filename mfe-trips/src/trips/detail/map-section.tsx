import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { Button, Checkbox, Flex, Section, Stack, useFormatMessage, lazyWithSkeleton } from 'shared-ui';
import { mapMessages as messages } from './trip-page.messages.ts';
import type { TripMapProps } from './trip-map.tsx';

const TripMap = lazyWithSkeleton<TripMapProps>(() => import('./trip-map.tsx').then((module) => module.TripMap), 360);

/** Stages in which the vehicle is driving to the trip or on it. */
const LIVE_STAGES: readonly TripStage[] = ['vehicleAssigned', 'started', 'transit'];

/** Map of the trip: the total route or one per order, with or without tolls, and the live vehicle. */
export function MapSection({ trip }: { trip: Trip }) {
  const formatMessage = useFormatMessage();
  const [mode, setMode] = useState<'total' | 'orders'>('total');
  const [excludeTolls, setExcludeTolls] = useState(false);
  return (
    <Section title={messages.title}>
      <Stack gap="3">
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Flex
            role="group"
            aria-label={formatMessage(messages.mode)}
            p="0.5"
            gap="0.5"
            bg="bg.subtle"
            borderRadius="md"
          >
            {(['total', 'orders'] as const).map((option) => (
              <Button
                key={option}
                size="xs"
                variant="ghost"
                aria-pressed={mode === option}
                onClick={() => setMode(option)}
                _pressed={{ bg: 'bg.surface', color: 'fg.default', borderColor: 'border.subtle' }}
              >
                <FormattedMessage {...messages[option]} />
              </Button>
            ))}
          </Flex>
          <Checkbox checked={excludeTolls} onChange={setExcludeTolls}>
            <FormattedMessage {...messages.tolls} />
          </Checkbox>
        </Flex>
        <TripMap
          trip={trip}
          mode={mode}
          excludeTolls={excludeTolls}
          vehicle={LIVE_STAGES.includes(trip.stage) ? trip.vehicle : null}
        />
      </Stack>
    </Section>
  );
}
