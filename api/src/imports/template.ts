import type { Language } from 'shared-contracts/values/limits';
import type { Sheet } from '../platform/excel/columns.ts';
import type { Importer } from './importer.ts';
import { TEMPLATE_TEXTS } from './template.texts.ts';

const INSTRUCTIONS_WIDTH = 80;

/** Builds an empty sheet with the headings, and one that explains each column with an example. */
export function buildTemplate({ sheetName, columns }: Importer<object>, language: Language): Sheet[] {
  const texts = TEMPLATE_TEXTS[language];
  const instructionRows = columns.map(({ title, isRequired, format, example }) => [
    title,
    isRequired ? texts.yes : texts.no,
    texts.formats[format],
    example,
  ]);
  return [
    {
      name: sheetName,
      columns: columns.map(({ title, width }) => ({ title, type: 'text', ...(width !== undefined && { width }) })),
      rows: [],
    },
    {
      name: texts.sheet,
      columns: [
        { title: texts.column, type: 'text', width: 24 },
        { title: texts.required, type: 'text' },
        { title: texts.instructions, type: 'text', width: INSTRUCTIONS_WIDTH },
        { title: texts.example, type: 'text', width: 40 },
      ],
      rows: instructionRows,
    },
  ];
}
