import { usePreferences } from 'shared-auth';
import { useId, useState } from 'react';
import { Box } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import { DecimalInput } from '../form/decimal-input.tsx';
import { fromMetric, placesOf, toMetric, unitOf, type MeasureKind } from 'shared-contracts/values/units';
import { useFiltering } from './context.ts';
import { Labelled } from './filters.tsx';

/** A measure typed in the person's units; the address and the query hold it metric. It stands in `MoreFilters`, where all of them apply together. */
export function MeasureFilter({ name, label, kind }: { name: string; label: Words; kind: MeasureKind }) {
  const { valueOf, filter } = useFiltering();
  const system = usePreferences((preferences) => preferences.units);
  const say = useSay();
  const id = useId();
  const value = valueOf(name);
  const [text, setText] = useState(() => (value ? fromMetric(value, kind, system) : ''));
  const type = (typed: string) => {
    setText(typed);
    filter({ [name]: typed ? toMetric(typed, kind, system) : undefined });
  };
  return (
    <Labelled label={label}>
      <Box>
        <DecimalInput
          id={id}
          aria-label={say(label)}
          decimals={placesOf(kind, system)}
          unit={unitOf(kind, system)}
          text={text}
          onText={type}
        />
      </Box>
    </Labelled>
  );
}
