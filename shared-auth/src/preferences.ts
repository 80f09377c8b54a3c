import { LANGUAGES, type Language, type UnitSystem } from 'shared-contracts/values/limits';
import { create } from 'zustand';
import { COLOR_MODE_KEY, LOCALIZATION_KEY, readSaved, save } from './storage.ts';

export type ColorMode = 'light' | 'dark' | 'system';
type Localization = { language: Language; units: UnitSystem };
type Preferences = Localization & {
  colorMode: ColorMode;
  setLanguage: (language: Language) => void;
  setUnits: (units: UnitSystem) => void;
  setColorMode: (colorMode: ColorMode) => void;
  /** Takes back what is saved. */
  restore: () => void;
};

function saved(): Localization & { colorMode: ColorMode } {
  const { language = 'en', units = 'metric' } = readSaved<Partial<Localization>>(LOCALIZATION_KEY) ?? {};
  return {
    language: LANGUAGES.includes(language) ? language : 'en',
    units: units === 'imperial' ? 'imperial' : 'metric',
    colorMode: readSaved<ColorMode>(COLOR_MODE_KEY) ?? 'system',
  };
}

/** Language and units end with the session; the colour mode belongs to the browser. */
export const usePreferences = create<Preferences>((set, get) => {
  const localize = (change: Partial<Localization>) => {
    set(change);
    const { language, units } = get();
    save(LOCALIZATION_KEY, { language, units });
  };
  return {
    ...saved(),
    setLanguage: (language) => localize({ language }),
    setUnits: (units) => localize({ units }),
    setColorMode: (colorMode) => {
      set({ colorMode });
      save(COLOR_MODE_KEY, colorMode);
    },
    restore: () => set(saved()),
  };
});
