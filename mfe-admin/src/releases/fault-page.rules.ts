export type Paragraph = { bold: boolean; text: string }[];

const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** A page of the documentation as plain paragraphs: what stood in bold keeps it, links and code are their words. */
export const paragraphsOf = (markdown: string): Paragraph[] =>
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
