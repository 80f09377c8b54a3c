import { labelFindings, translationFindings } from './findings.ts';
import { clashes } from './messages.ts';

const problems = (english: string, text: string) =>
  translationFindings({ id: english }, { id: text }).map(({ problem }) => problem);

test.each([
  ['Orders', 'Ordini', []],
  ['Total', 'Total', []],
  ['{count, plural, one {# order} other {# orders}} of {name}', '{name}: {count, plural, other {# ordini}}', []],
  ['Save and continue later', 'Save and continue later', ['same as English']],
  ['Hello {name}', 'Ciao {nome}', ['placeholders: {nome}, in English: {name}']],
  ['Read the <b>terms</b>', 'Leggi i termini', ['placeholders: none, in English: <b>']],
  ['Deleted', ' ', ['missing']],
])('%s – %s', (english, text, expected) => {
  expect(problems(english, text)).toEqual(expected);
});

test('a text that is no ICU message, a missing and an unused one are reported', () => {
  expect(problems('Hello {name}', 'Ciao {name')).toEqual([expect.stringContaining('not a valid message')]);
  expect(translationFindings({ a: 'One' }, { b: 'Due' })).toEqual([
    { id: 'a', problem: 'missing' },
    { id: 'b', problem: 'unused' },
  ]);
});

test('the labels of a menu are complete in every language', () => {
  const area = {
    menu: [{ label: 'menu.orders' }, { label: 'menu.cargos' }],
    labels: { en: { 'menu.orders': 'Orders' }, it: { 'menu.orders': 'Ordini' }, fr: {} },
  };
  expect(labelFindings(area, ['en', 'it', 'fr'])).toEqual([
    { id: 'menu.cargos', language: 'en', problem: 'missing' },
    { id: 'menu.orders', language: 'fr', problem: 'missing' },
  ]);
});

test('one id with two texts clashes, the same text twice does not', () => {
  const message = (id: string, text: string) => ({ id, text, file: 'x.messages.ts' });
  expect(clashes([message('a', 'One'), message('a', 'Two'), message('b', 'Same'), message('b', 'Same')])).toEqual([
    message('a', 'One'),
    message('a', 'Two'),
  ]);
});
