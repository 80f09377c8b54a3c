import { LANGUAGES, UNIT_SYSTEMS, type Language, type UnitSystem } from 'shared-contracts/values/limits';
import { create } from 'zustand';
import { COLOR_MODE_KEY, LOCALIZATION_KEY, readStored, writeStored } from './storage.ts';

export type ColorMode = 'light' | 'dark' | 'system';
type Localization = { language: Language; units: UnitSystem };
type Preferences = Localization & {
  colorMode: ColorMode;
  setLanguage: (language: Language) => void;
  setUnits: (units: UnitSystem) => void;
  setColorMode: (colorMode: ColorMode) => void;
  /** Reloads the stored preferences. */
  restore: () => void;
  /** Sets the values used until the user chooses in this browser; later sources override earlier ones. Undefined removes them. */
  setDefaults: (source: DefaultsSource, localization?: Partial<Localization>) => void;
};

/** `browser`: the browser's own settings, which only public pages apply. */
type DefaultsSource = 'host' | 'browser' | 'user';
type PreferenceDefaults = Partial<Record<DefaultsSource, Partial<Localization>>>;

/** Drops damaged and unsupported values. */
function pickSupported({ language, units }: Partial<Localization> = {}): Partial<Localization> {
  return {
    ...(language && LANGUAGES.includes(language) && { language }),
    ...(units && UNIT_SYSTEMS.includes(units) && { units }),
  };
}

/** The preferences stored in this browser. */
const readChosen = () => pickSupported(readStored(LOCALIZATION_KEY));

function resolvePreferences({ host, browser, user }: PreferenceDefaults): Localization & { colorMode: ColorMode } {
  return {
    language: 'en',
    units: 'metric',
    ...host,
    ...browser,
    ...user,
    ...readChosen(),
    colorMode: readStored<ColorMode>(COLOR_MODE_KEY) ?? 'system',
  };
}

/** Language and units end with the session; the colour mode belongs to the browser. */
export const usePreferences = create<Preferences>((set) => {
  const localize = (change: Partial<Localization>) => {
    set(change);
    writeStored(LOCALIZATION_KEY, { ...readChosen(), ...change });
  };
  const defaults: PreferenceDefaults = {};
  return {
    ...resolvePreferences(defaults),
    setLanguage: (language) => localize({ language }),
    setUnits: (units) => localize({ units }),
    setColorMode: (colorMode) => {
      set({ colorMode });
      writeStored(COLOR_MODE_KEY, colorMode);
    },
    restore: () => set(resolvePreferences(defaults)),
    setDefaults: (source, localization) => {
      defaults[source] = pickSupported(localization);
      set(resolvePreferences(defaults));
    },
  };
});
