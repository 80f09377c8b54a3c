import { usePreferences } from 'shared-auth';
import { useId, useState } from 'react';
import { Box } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { DecimalInput } from '../../form/fields/decimal-input.tsx';
import { fromMetric, getInputDecimals, toMetric, getUnitName, type MeasureKind } from 'shared-contracts/values/units';
import { useListFilters } from './filter-context.ts';
import { FilterLabel } from './basic-filters.tsx';

/**
 * A measure in the user's units; the URL contains the metric value. For use in `MoreFilters`, whose filters are
 * applied together.
 */
export function MeasureFilter({ name, label, kind }: { name: string; label: Message; kind: MeasureKind }) {
  const { getValue, setFilters } = useListFilters();
  const system = usePreferences((preferences) => preferences.units);
  const formatMessage = useFormatMessage();
  const id = useId();
  const value = getValue(name);
  const [text, setText] = useState(() => (value ? fromMetric(value, kind, system) : ''));
  const change = (typed: string) => {
    setText(typed);
    setFilters({ [name]: typed ? toMetric(typed, kind, system) : undefined });
  };
  return (
    <FilterLabel label={label}>
      <Box>
        <DecimalInput
          id={id}
          aria-label={formatMessage(label)}
          decimals={getInputDecimals(kind, system)}
          unit={getUnitName(kind, system)}
          text={text}
          onTextChange={change}
        />
      </Box>
    </FilterLabel>
  );
}
