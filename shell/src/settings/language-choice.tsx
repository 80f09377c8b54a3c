import { localeOf, usePreferences } from 'shared-auth';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { Box } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { Choice } from './choice.tsx';
import { messages } from './settings.messages.ts';
import { SINHALA_NAME_FONT, SinhalaNameFont } from './sinhala-name.tsx';

/** Each in its own name: it must be found by those who cannot read the present one. */
const NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français', sp: 'Español', sin: 'සිංහල' };

const options = LANGUAGES.map((language) => ({ value: language, label: NAMES[language], lang: localeOf(language) }));

export function LanguageChoice({ hideLegend = false }: { hideLegend?: boolean }) {
  const { language, setLanguage } = usePreferences();
  return (
    <Box css={{ '& :lang(si)': { fontFamily: SINHALA_NAME_FONT } }}>
      <SinhalaNameFont />
      <Choice legend={<FormattedMessage {...messages.language} />} hideLegend={hideLegend} options={options} value={language} onChange={setLanguage} layout="flow" />
    </Box>
  );
}
