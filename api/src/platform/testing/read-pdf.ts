import { inflateSync } from 'node:zlib';

type PdfObject = { head: string; content: string };

function parseObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/\nstream\n/, 2);
    const isDeflated = stream !== undefined && /FlateDecode/.test(head) && !/\/Image/.test(head);
    objects.set(id, {
      head,
      content: isDeflated
        ? inflateSync(Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')).toString('latin1')
        : '',
    });
  }
  return objects;
}

const fromHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
/** Characters by their glyph number, from the `ToUnicode` map of a font; a ligature has several. */
const parseUnicodeMap = (map: string) =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    (list.match(/<[^>]*>/g) ?? []).map((entry) => fromHex(entry.replaceAll(/[<>\s]/g, ''))),
  );
const decodeGlyphs = (characters: readonly string[], glyphs: string) =>
  (glyphs.match(/<([0-9a-f]+)>/g) ?? [])
    .flatMap((hex) => hex.match(/[0-9a-f]{4}/g) ?? [])
    .map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '')
    .join('');

/** Decodes the text before shaping, which is used for searching and copying. */
const decodeActualText = (escaped: string) => {
  const bytes = escaped.replaceAll(
    /\\(.)/gs,
    (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
  );
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le').slice(1);
};

/** Extracts the texts of each page of a PDF that we wrote, one per run of a font. */
export function readPdf(pdf: Buffer): { pages: string[][]; raw: string } {
  const objects = parseObjects(pdf);
  const getObject = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', content: '' };
  const pages = [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const { content } = getObject(/\/Contents (\d+)/.exec(head)?.[1]);
      const fonts = new Map(
        [...getObject(/\/Resources (\d+)/.exec(head)?.[1]).head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
          ([, name = '', id]) => [
            name,
            parseUnicodeMap(getObject(/\/ToUnicode (\d+)/.exec(getObject(id).head)?.[1]).content),
          ],
        ),
      );
      let characters: readonly string[] = [];
      let actualText: string | undefined;
      return [...content.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gs)].flatMap(
        ([, escapedText, font, glyphs]) => {
          if (escapedText !== undefined) actualText = decodeActualText(escapedText);
          if (font) characters = fonts.get(font) ?? [];
          if (glyphs === undefined) return [];
          const text = actualText ?? decodeGlyphs(characters, glyphs);
          actualText = undefined;
          return [text];
        },
      );
    });
  return { pages, raw: [...objects.values()].map(({ head, content }) => head + content).join('\n') };
}
