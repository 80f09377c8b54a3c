import type { Language } from 'shared-contracts/values/limits';
import type { Sheet } from '../platform/excel/columns.ts';
import type { Subject } from './subject.ts';
import { TEMPLATE_WORDS } from './template.texts.ts';

const LONG = 80;

/** The sheet to fill in, with nothing but its headings, and one that explains each column with an example. */
export function templateOf({ sheet, columns }: Subject<object>, language: Language): Sheet[] {
  const words = TEMPLATE_WORDS[language];
  const explained = columns.map(({ title, isRequired, format, example }) => [
    title,
    isRequired ? words.yes : words.no,
    words.formats[format],
    example,
  ]);
  return [
    {
      name: sheet,
      columns: columns.map(({ title, width }) => ({ title, type: 'text', ...(width !== undefined && { width }) })),
      rows: [],
    },
    {
      name: words.sheet,
      columns: [
        { title: words.column, type: 'text', width: 24 },
        { title: words.required, type: 'text' },
        { title: words.what, type: 'text', width: LONG },
        { title: words.example, type: 'text', width: 40 },
      ],
      rows: explained,
    },
  ];
}
