import { localeOf, usePreferences } from 'shared-auth';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { Box, LANGUAGE_NAMES } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { Choice } from './choice.tsx';
import { messages } from './settings.messages.ts';
import { SINHALA_NAME_FONT, SinhalaNameFont } from './sinhala-name.tsx';

const options = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
  lang: localeOf(language),
}));

type LanguageChoiceProps = {
  hideLegend?: boolean;
  /** Told of what was chosen; it counts in this browser already. */ onChoose?: (language: Language) => void;
};

export function LanguageChoice({ hideLegend = false, onChoose }: LanguageChoiceProps) {
  const { language, setLanguage } = usePreferences();
  const choose = (chosen: Language) => {
    setLanguage(chosen);
    onChoose?.(chosen);
  };
  return (
    <Box css={{ '& [lang=si]': { fontFamily: SINHALA_NAME_FONT } }}>
      <SinhalaNameFont />
      <Choice
        legend={<FormattedMessage {...messages.language} />}
        hideLegend={hideLegend}
        options={options}
        value={language}
        onChange={choose}
        layout="flow"
      />
    </Box>
  );
}
