import type { Texts } from './file-problem.texts.ts';

/** Problems of a cell that doesn't contain what its column expects. */
export const CELL_TEXTS: Record<string, Texts> = {
  required: ['Campo obbligatorio', 'Champ obligatoire', 'Campo obligatorio', 'මෙම ක්ෂේත්‍රය අවශ්‍යයි'],
  invalid: ['Valore non valido', 'Valeur non valide', 'Valor no válido', 'අගය වලංගු නැත'],
  min: ['Almeno {min}', '{min} au minimum', 'Como mínimo {min}', 'අවමය {min}'],
  option: [
    'Scrivi uno di {options}',
    'Écrivez une de ces valeurs : {options}',
    'Escriba uno de {options}',
    'මින් එකක් ලියන්න: {options}',
  ],
  number: [
    'Scrivi un numero come 12.5',
    'Écrivez un nombre comme 12.5',
    'Escriba un número como 12.5',
    '12.5 වැනි සංඛ්‍යාවක් ලියන්න',
  ],
};
