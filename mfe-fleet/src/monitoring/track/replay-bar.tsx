import { useEffect, useMemo, useState } from 'react';
import type { Position } from 'shared-contracts/fleet/telemetry';
import { chakra, Flex, IconButton, Select, Text, useFormatMessage, withValues } from 'shared-ui';
import { MINUTE } from 'shared-contracts/values/time';
import { DateTime, Measure, useDayConversion } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { FleetStore } from 'shared-ui/map';
import { replayMessages as messages } from './track.messages.ts';
import { getCumulativeDistances, interpolateAt, REPLAY_RATES } from './track.rules.ts';
import { useReplay } from './use-replay.ts';
import { useFormatSpeed } from '../use-format-speed.ts';

/** km/h */
const MIN_MOVING_SPEED = 5;
const REPLAY_ID = 'replay';

/** Position and rate of replays by track key: survives the remount when the map is enlarged. */
export type ReplayStates = Map<string, { at: number; rate: number }>;

type ReplayBarProps = {
  /** Identifies the track. */ trackKey: string;
  replayStates: ReplayStates;
  plate: string;
  positions: readonly Position[];
  /** Holds the replay's vehicle for the map. */ fleet: FleetStore;
};

/** Replays the track: plays automatically or is moved by a slider. */
export function ReplayBar({ trackKey, replayStates, plate, positions, fleet }: ReplayBarProps) {
  const formatMessage = useFormatMessage();
  const formatSpeed = useFormatSpeed();
  const { toTime } = useDayConversion();
  const [rate, setRate] = useState<number>(replayStates.get(trackKey)?.rate ?? REPLAY_RATES[1]);
  const [from, to] = [positions[0]?.at ?? 0, positions.at(-1)?.at ?? 0];
  const { at, isPlaying, play, pause, seek } = useReplay({
    from,
    to,
    rate,
    initialAt: replayStates.get(trackKey)?.at ?? from,
  });
  const distances = useMemo(() => getCumulativeDistances(positions), [positions]);
  const moment = interpolateAt(positions, distances, at);
  useEffect(() => {
    replayStates.set(trackKey, { at, rate });
  }, [replayStates, trackKey, at, rate]);
  const name = formatMessage(withValues(messages.plate, { plate }));

  useEffect(() => {
    const first = positions[0];
    fleet.setVehicles(
      first
        ? [
            {
              id: REPLAY_ID,
              plate: name,
              motion: 'stopped',
              heading: first.heading,
              latitude: first.latitude,
              longitude: first.longitude,
            },
          ]
        : [],
    );
    return () => fleet.setVehicles([]);
  }, [fleet, positions, name]);
  useEffect(() => {
    if (!moment) return;
    const { latitude, longitude, heading } = moment;
    fleet.updatePositions([
      { id: REPLAY_ID, latitude, longitude, heading, motion: moment.speed >= MIN_MOVING_SPEED ? 'moving' : 'stopped' },
    ]);
  }, [fleet, moment]);

  if (!moment) return null;
  const PlayIcon = isPlaying ? icons.pause : icons.play;
  return (
    <Flex role="group" aria-label={formatMessage(messages.title)} align="center" gap="3" wrap="wrap" pt="2">
      <IconButton
        type="button"
        size="sm"
        variant="outline"
        aria-label={formatMessage(isPlaying ? messages.pause : messages.play)}
        onClick={isPlaying ? pause : play}
      >
        <PlayIcon size={16} aria-hidden />
      </IconButton>
      <chakra.input
        type="range"
        flex="1"
        minW="24"
        accentColor="accent"
        aria-label={formatMessage(messages.time)}
        min={from}
        max={to}
        step={MINUTE}
        value={Math.round(at)}
        aria-valuetext={`${toTime(at)}, ${formatSpeed(moment.speed)}`}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        <DateTime at={at} /> · {formatSpeed(moment.speed)} · <Measure value={moment.km.toFixed(3)} kind="distance" />
      </Text>
      <Select
        controlSize="sm"
        w="auto"
        aria-label={formatMessage(messages.rate)}
        value={rate}
        onChange={({ target }) => setRate(Number(target.value))}
      >
        {REPLAY_RATES.map((option) => (
          <option key={option} value={option}>
            {formatMessage(withValues(messages.rateOption, { rate: option }))}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
