import { useMutation } from '@tanstack/react-query';
import { usePreferences, useSession } from 'shared-auth';
import { UNIT_SYSTEMS, type UnitSystem } from 'shared-contracts/values/limits';
import { Icon, Stack } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from './segmented-control.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { settingsMutations } from './settings.api.ts';
import { colorModeLabels, messages, unitLabels } from './settings.messages.ts';

const units = UNIT_SYSTEMS.map((value) => ({ value, label: <FormattedMessage {...unitLabels[value]} /> }));

const COLOR_MODES = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'monitor'],
] as const;
const colorModes = COLOR_MODES.map(([value, icon]) => ({
  value,
  label: (
    <>
      <Icon name={icon} size={14} />
      <FormattedMessage {...colorModeLabels[value]} />
    </>
  ),
}));

/**
 * Language, units and color mode, applied immediately. Language and units are also saved to the user, unless someone
 * else is impersonating them; the color mode is stored per browser.
 */
export function QuickSettings() {
  const { units: unitSystem, setUnits, colorMode, setColorMode } = usePreferences();
  const isImpersonated = useSession(({ user }) => user?.actor !== undefined);
  const { mutate } = useMutation(settingsMutations.saveSilently());
  const saveToUser: typeof mutate = (changes) => !isImpersonated && mutate(changes);
  const selectUnits = (system: UnitSystem) => {
    setUnits(system);
    saveToUser({ units: system });
  };
  return (
    <Stack gap="4">
      <LanguagePicker onSelect={(language) => saveToUser({ language })} />
      <SegmentedControl
        legend={<FormattedMessage {...messages.units} />}
        options={units}
        value={unitSystem}
        onChange={selectUnits}
        layout="line"
      />
      <SegmentedControl
        legend={<FormattedMessage {...messages.colorMode} />}
        options={colorModes}
        value={colorMode}
        onChange={setColorMode}
        layout="line"
      />
    </Stack>
  );
}
