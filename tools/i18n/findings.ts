import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Texts = Record<string, string>;
export type Finding = { id: string; problem: string };

/** Short texts are often the same in two languages; an identical sentence is an untranslated one. */
const SAME_UP_TO = 20;

const PLAIN = [TYPE.argument, TYPE.number, TYPE.date, TYPE.time];
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholders(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [`{${element.value}}`, ...Object.values(element.options).flatMap((option) => placeholders(option.value))];
    }
    return PLAIN.includes(element.type) && 'value' in element ? [`{${element.value}}`] : [];
  });
}
const placeholdersOf = (text: string) => [...new Set(placeholders(parse(text)))].toSorted().join(' ') || 'none';

function problemOf(english: string, text: unknown): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return 'missing';
  if (text === english && english.length > SAME_UP_TO) return 'same as English';
  try {
    const [wanted, found] = [placeholdersOf(english), placeholdersOf(text)];
    return wanted === found ? undefined : `placeholders: ${found}, in English: ${wanted}`;
  } catch (error) {
    return `not a valid message: ${String(error)}`;
  }
}

/** Problems of one language's texts, compared to the English ones. */
export function translationFindings(english: Texts, translated: Texts): Finding[] {
  const wrong = Object.entries(english).flatMap(([id, text]) => {
    const problem = problemOf(text, translated[id]);
    return problem ? [{ id, problem }] : [];
  });
  const unused = Object.keys(translated).filter((id) => !(id in english));
  return [...wrong, ...unused.map((id) => ({ id, problem: 'unused' }))];
}

type Labelled = { menu: readonly { label: string }[]; labels: Record<string, Texts> };

/** The same for the labels that an area declares; every menu label must have an English text. */
export function labelFindings(
  { menu, labels }: Labelled,
  languages: readonly string[],
): (Finding & { language: string })[] {
  const { en = {} } = labels;
  const unnamed = menu
    .filter(({ label }) => !en[label])
    .map(({ label }) => ({ id: label, language: 'en', problem: 'missing' }));
  const translated = languages.filter((language) => language !== 'en');
  return [
    ...unnamed,
    ...translated.flatMap((language) =>
      translationFindings(en, labels[language] ?? {}).map((finding) => ({ ...finding, language })),
    ),
  ];
}
