import { SaxesParser } from 'saxes';

/** The keys on a page of `ListObjectsV2` (with `encoding-type=url`), and the token of the next page. */
export function keysOf(xml: string): { keys: string[]; next: string | undefined } {
  const keys: string[] = [];
  const found: Record<string, string> = {};
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') keys.push(decodeURIComponent(text.replaceAll('+', '%20')));
    else found[name] = text;
    text = '';
  });
  parser.write(xml).close();
  return { keys, next: found['IsTruncated'] === 'true' ? found['NextContinuationToken'] : undefined };
}
