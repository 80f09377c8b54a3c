import { usePreferences } from 'shared-auth';
import { UNIT_SYSTEMS } from 'shared-contracts/values/limits';
import { Icon, Stack } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { Choice } from './choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { colorModeLabels, messages, unitLabels } from './settings.messages.ts';

const units = UNIT_SYSTEMS.map((value) => ({ value, label: <FormattedMessage {...unitLabels[value]} /> }));

const COLOR_MODES = [['light', 'sun'], ['dark', 'moon'], ['system', 'monitor']] as const;
const colorModes = COLOR_MODES.map(([value, icon]) => ({ value, label: <><Icon name={icon} size={14} /><FormattedMessage {...colorModeLabels[value]} /></> }));

/** How the portal speaks, measures and looks: changed at once, kept by the browser. */
export function MySettings() {
  const { units: unitSystem, setUnits, colorMode, setColorMode } = usePreferences();
  return (
    <Stack gap="4">
      <LanguageChoice />
      <Choice legend={<FormattedMessage {...messages.units} />} options={units} value={unitSystem} onChange={setUnits} layout="line" />
      <Choice legend={<FormattedMessage {...messages.colorMode} />} options={colorModes} value={colorMode} onChange={setColorMode} layout="line" />
    </Stack>
  );
}
