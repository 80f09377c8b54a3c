const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Names features with a country's code (`LK`) in a language. */
export function createCountryName(locale: string): unknown[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const pairs = LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const name = names.of(first + second);
      return name === undefined ? [] : [first + second, name];
    }),
  );
  return ['match', ['get', 'code'], ...pairs, ''];
}

/** Names features of OpenStreetMap in a language, else as at the place. */
export const createLocalName = (locale: string): unknown[] => {
  const [language] = locale.split('-');
  return ['coalesce', ['get', `name:${language}`], ['get', 'name']];
};

/** Drawn by the browser with the portal's own fonts: no glyphs are fetched. */
export const LABEL_FONT = ['Inter Variable', 'Noto Sans Sinhala Variable'];
