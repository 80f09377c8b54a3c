import { useEffect, useMemo, useState } from 'react';
import type { Position } from 'shared-contracts/telemetry';
import { chakra, fill, Flex, IconButton, Select, Text, useSay } from 'shared-ui';
import { DateTime, Measure, useDays } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Fleet } from 'shared-ui/map';
import { replayMessages as messages } from './track.messages.ts';
import { distancesOf, momentAt, RATES } from './track.rules.ts';
import { useReplay } from './use-replay.ts';
import { useSpeed } from './use-speed.ts';

const MINUTE = 60;
const MOVES_FROM = 5;
const ID = 'replay';

/** Where the replay of a track stands, and how fast it goes: it is drawn anew when the map becomes larger. */
export type Stood = Map<string, { at: number; rate: number }>;

type BarProps = {
  /** Which track it is. */ of: string;
  stood: Stood;
  plate: string;
  positions: readonly Position[];
  /** What the map shows of the replay. */ fleet: Fleet;
};

/** The track once more: a slider over its time, by hand, by keys or by itself. */
export function ReplayBar({ of, stood, plate, positions, fleet }: BarProps) {
  const say = useSay();
  const speed = useSpeed();
  const { timeOf } = useDays();
  const [rate, setRate] = useState<number>(stood.get(of)?.rate ?? RATES[1]);
  const [from, to] = [positions[0]?.at ?? 0, positions.at(-1)?.at ?? 0];
  const { at, isPlaying, play, pause, seek } = useReplay({ from, to, rate, begin: stood.get(of)?.at ?? from });
  const distances = useMemo(() => distancesOf(positions), [positions]);
  const moment = momentAt(positions, distances, at);
  useEffect(() => {
    stood.set(of, { at, rate });
  }, [stood, of, at, rate]);
  const name = say(fill(messages.plate, { plate }));

  useEffect(() => {
    const first = positions[0];
    fleet.replace(
      first
        ? [
            {
              id: ID,
              plate: name,
              motion: 'stopped',
              heading: first.heading,
              latitude: first.latitude,
              longitude: first.longitude,
            },
          ]
        : [],
    );
    return () => fleet.replace([]);
  }, [fleet, positions, name]);
  useEffect(() => {
    if (!moment) return;
    const { latitude, longitude, heading } = moment;
    fleet.move([{ id: ID, latitude, longitude, heading, motion: moment.speed >= MOVES_FROM ? 'moving' : 'stopped' }]);
  }, [fleet, moment]);

  if (!moment) return null;
  const Drawing = isPlaying ? icons.pause : icons.play;
  return (
    <Flex role="group" aria-label={say(messages.title)} align="center" gap="3" wrap="wrap" pt="2">
      <IconButton
        type="button"
        size="sm"
        variant="outline"
        aria-label={say(isPlaying ? messages.pause : messages.play)}
        onClick={isPlaying ? pause : play}
      >
        <Drawing size={16} aria-hidden />
      </IconButton>
      <chakra.input
        type="range"
        flex="1"
        minW="24"
        accentColor="accent"
        aria-label={say(messages.time)}
        min={from}
        max={to}
        step={MINUTE}
        value={Math.round(at)}
        aria-valuetext={`${timeOf(at)}, ${speed(moment.speed)}`}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        <DateTime at={at} /> · {speed(moment.speed)} · <Measure value={moment.km.toFixed(3)} kind="distance" />
      </Text>
      <Select
        controlSize="sm"
        w="auto"
        aria-label={say(messages.rate)}
        value={rate}
        onChange={({ target }) => setRate(Number(target.value))}
      >
        {RATES.map((one) => (
          <option key={one} value={one}>
            {say(fill(messages.times, { rate: one }))}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
