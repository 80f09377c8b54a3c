import { useMutation } from '@tanstack/react-query';
import { usePreferences, useSession } from 'shared-auth';
import { UNIT_SYSTEMS, type UnitSystem } from 'shared-contracts/values/limits';
import { Icon, Stack } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { Choice } from './choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
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

/** How the portal speaks, measures and looks: changed at once. The colours are the browser's; language and units go with their user, but not with a user whose session another one has. */
export function QuickSettings() {
  const { units: unitSystem, setUnits, colorMode, setColorMode } = usePreferences();
  const isOwn = useSession(({ user }) => user?.actor === undefined);
  const { mutate } = useMutation(settingsMutations.keep());
  const keep: typeof mutate = (changes) => isOwn && mutate(changes);
  const chooseUnits = (system: UnitSystem) => {
    setUnits(system);
    keep({ units: system });
  };
  return (
    <Stack gap="4">
      <LanguageChoice onChoose={(language) => keep({ language })} />
      <Choice
        legend={<FormattedMessage {...messages.units} />}
        options={units}
        value={unitSystem}
        onChange={chooseUnits}
        layout="line"
      />
      <Choice
        legend={<FormattedMessage {...messages.colorMode} />}
        options={colorModes}
        value={colorMode}
        onChange={setColorMode}
        layout="line"
      />
    </Stack>
  );
}
