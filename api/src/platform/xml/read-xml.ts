import { Readable } from 'node:stream';
import { parseXml } from '../excel/parse-xml.ts';
import { contentTooLarge, fileDamaged } from '../excel/sheet-error.ts';
import type { XmlNode } from './xml-node.ts';

const CHUNK_BYTES = 64 * 1024;

function* chunksOf(file: Buffer) {
  for (let start = 0; start < file.length; start += CHUNK_BYTES) yield file.subarray(start, start + CHUNK_BYTES);
}

/** Reads untrusted XML whole: no document type, UTF-8, at most so many elements. @throws SheetError */
export async function readXml(file: Buffer, maxElements: number): Promise<XmlNode> {
  const root: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let count = 0;
  try {
    await parseXml(Readable.from(chunksOf(file)), {
      open: (name, attributes) => {
        count += 1;
        if (count > maxElements) throw contentTooLarge();
        const node: XmlNode = { name, attributes, text: '', children: [] };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      text: (text) => {
        const node = open.at(-1);
        if (node) node.text += text;
      },
      close: () => void open.pop(),
    });
  } catch (error) {
    // The decoder rejects what is not UTF-8.
    throw error instanceof TypeError ? fileDamaged() : error;
  }
  const [first] = root.children;
  if (!first) throw fileDamaged();
  return first;
}
