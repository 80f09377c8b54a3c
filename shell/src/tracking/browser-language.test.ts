import { usePreferences } from 'shared-auth';
import { applyBrowserLanguage, findBrowserLanguage } from './browser-language.ts';

test.each([
  [['it-IT', 'en'], 'it'],
  [['de-DE', 'fr-CH', 'en'], 'fr'],
  [['es-419'], 'sp'],
  [['si-LK'], 'sin'],
  [['de', 'ja'], undefined],
  [[], undefined],
])('finds the language of a browser with %j', (tags, expected) => {
  expect(findBrowserLanguage(tags)).toBe(expected);
});

test('the browser’s language overrides the host’s, and the visitor’s choice overrides both', () => {
  const { setDefaults, setLanguage } = usePreferences.getState();
  const getLanguage = () => usePreferences.getState().language;
  setDefaults('host', { language: 'it' });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
  applyBrowserLanguage();
  expect(getLanguage()).toBe('fr');
  setLanguage('sp');
  applyBrowserLanguage();
  expect(getLanguage()).toBe('sp');
});
