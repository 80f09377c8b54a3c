import { localeOf, usePreferences } from 'shared-auth';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { Box, LANGUAGE_NAMES } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { SegmentedControl } from './segmented-control.tsx';
import { messages } from './settings.messages.ts';
import { SINHALA_NAME_FONT, SinhalaNameFont } from './sinhala-name.tsx';

const options = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
  lang: localeOf(language),
}));

type LanguagePickerProps = {
  hideLegend?: boolean;
  /** Called after the language was applied in this browser. */ onSelect?: (language: Language) => void;
};

export function LanguagePicker({ hideLegend = false, onSelect }: LanguagePickerProps) {
  const { language, setLanguage } = usePreferences();
  const selectLanguage = (selected: Language) => {
    setLanguage(selected);
    onSelect?.(selected);
  };
  return (
    <Box css={{ '& [lang=si]': { fontFamily: SINHALA_NAME_FONT } }}>
      <SinhalaNameFont />
      <SegmentedControl
        legend={<FormattedMessage {...messages.language} />}
        hideLegend={hideLegend}
        options={options}
        value={language}
        onChange={selectLanguage}
        layout="flow"
      />
    </Box>
  );
}
