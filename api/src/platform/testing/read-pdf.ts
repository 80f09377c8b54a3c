import { inflateSync } from 'node:zlib';

type Part = { head: string; content: string };

function partsOf(pdf: Buffer): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/\nstream\n/, 2);
    const isDeflated = stream !== undefined && /FlateDecode/.test(head) && !/\/Image/.test(head);
    parts.set(id, {
      head,
      content: isDeflated
        ? inflateSync(Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')).toString('latin1')
        : '',
    });
  }
  return parts;
}

const fromHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
/** Letters by the number that a font gave them. */
const lettersOf = (map: string) =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => fromHex(entry.replaceAll(/[<>]/g, ''))),
  );
const shownWith = (letters: readonly string[], shown: string) =>
  (shown.match(/<([0-9a-f]+)>/g) ?? [])
    .flatMap((hex) => hex.match(/[0-9a-f]{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
    .join('');

/** What a text was before it was shaped, as the file tells those who search or copy. */
const actual = (written: string) => {
  const bytes = written.replaceAll(
    /\\(.)/gs,
    (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
  );
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le').slice(1);
};

/** What stands on each page of a PDF of ours, in the order in which it was written; one text per run of letters of a font. */
export function readPdf(pdf: Buffer): { pages: string[][]; raw: string } {
  const parts = partsOf(pdf);
  const at = (id: string | undefined) => parts.get(id ?? '') ?? { head: '', content: '' };
  const pages = [...parts.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const { content } = at(/\/Contents (\d+)/.exec(head)?.[1]);
      const fonts = new Map(
        [...at(/\/Resources (\d+)/.exec(head)?.[1]).head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
          name,
          lettersOf(at(/\/ToUnicode (\d+)/.exec(at(id).head)?.[1]).content),
        ]),
      );
      let letters: readonly string[] = [];
      let meant: string | undefined;
      return [...content.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gs)].flatMap(
        ([, written, font, shown]) => {
          if (written !== undefined) meant = actual(written);
          if (font) letters = fonts.get(font) ?? [];
          if (shown === undefined) return [];
          const text = meant ?? shownWith(letters, shown);
          meant = undefined;
          return [text];
        },
      );
    });
  return { pages, raw: [...parts.values()].map(({ head, content }) => head + content).join('\n') };
}
