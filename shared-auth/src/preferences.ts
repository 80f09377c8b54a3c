import { LANGUAGES, UNIT_SYSTEMS, type Language, type UnitSystem } from 'shared-contracts/values/limits';
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
  /** What holds as long as nobody has chosen in this browser: the host's, and over it what the signed-in user has of their own. Nothing: none any more. */
  suggest: (by: 'host' | 'user', localization?: Partial<Localization>) => void;
};

type Suggestions = Partial<Record<'host' | 'user', Partial<Localization>>>;

/** What is damaged or unknown is no choice. */
function known({ language, units }: Partial<Localization> = {}): Partial<Localization> {
  return {
    ...(language && LANGUAGES.includes(language) && { language }),
    ...(units && UNIT_SYSTEMS.includes(units) && { units }),
  };
}

/** By a person, in this browser. */
const chosen = () => known(readSaved(LOCALIZATION_KEY));

function saved({ host, user }: Suggestions): Localization & { colorMode: ColorMode } {
  return {
    language: 'en',
    units: 'metric',
    ...host,
    ...user,
    ...chosen(),
    colorMode: readSaved<ColorMode>(COLOR_MODE_KEY) ?? 'system',
  };
}

/** Language and units end with the session; the colour mode belongs to the browser. */
export const usePreferences = create<Preferences>((set) => {
  const localize = (change: Partial<Localization>) => {
    set(change);
    save(LOCALIZATION_KEY, { ...chosen(), ...change });
  };
  const suggestions: Suggestions = {};
  return {
    ...saved(suggestions),
    setLanguage: (language) => localize({ language }),
    setUnits: (units) => localize({ units }),
    setColorMode: (colorMode) => {
      set({ colorMode });
      save(COLOR_MODE_KEY, colorMode);
    },
    restore: () => set(saved(suggestions)),
    suggest: (by, localization) => {
      suggestions[by] = known(localization);
      set(saved(suggestions));
    },
  };
});
