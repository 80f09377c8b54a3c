import { useMemo } from 'react';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { timeZoneSource } from './templates.api.ts';
import { messages } from './templates.messages.ts';

export function TimeZoneField() {
  const [zone] = useFormValue<string | null>('timeZone');
  const selected = useMemo(() => (zone ? { value: zone, label: zone } : null), [zone]);
  return (
    <ComboboxField
      name="timeZone"
      label={messages.timeZone}
      help={messages.timeZoneHelp}
      source={timeZoneSource}
      selectedOption={selected}
    />
  );
}
