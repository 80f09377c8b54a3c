export type Paragraph = { bold: boolean; text: string }[];

const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** Converts Markdown to paragraphs: keeps bold, replaces links and code with their text, drops headings. */
export const toParagraphs = (markdown: string): Paragraph[] =>
  markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block && !block.startsWith('#'))
    .map((block) =>
      block
        .replaceAll(LINK, '$1')
        .replaceAll('`', '')
        .split('**')
        .map((text, index) => ({ bold: index % 2 === 1, text }))
        .filter(({ text }) => text),
    );
