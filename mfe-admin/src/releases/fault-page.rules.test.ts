import { toParagraphs } from './fault-page.rules.ts';

const plain = (text: string) => ({ bold: false, text });
const bold = (text: string) => ({ bold: true, text });

test.each([
  ['', []],
  ['One\nline.\n\n \n\nTwo.', [[plain('One\nline.')], [plain('Two.')]]],
  ['# Heading\n\nText.\n\n## Another', [[plain('Text.')]]],
  ['\n # Heading\n\n Text. \n', [[plain('Text.')]]],
  ['See [the *guide*](docs/a.md) and [this](b.md).', [[plain('See the *guide* and this.')]]],
  ['Run `npm start`.', [[plain('Run npm start.')]]],
  [
    '**Cause.** The network **or** the host',
    [[bold('Cause.'), plain(' The network '), bold('or'), plain(' the host')]],
  ],
])('converts %j to paragraphs', (markdown, paragraphs) => {
  expect(toParagraphs(markdown)).toEqual(paragraphs);
});
