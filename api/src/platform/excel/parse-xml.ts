import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fileDamaged } from './sheet-error.ts';

const MAX_DEPTH = 64;

export type XmlHandlers = {
  /** Names come without their namespace prefix. */
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

/** A parser for untrusted XML: rejects document types (and so entities), deep nesting and malformed XML. */
function createParser({ open, text, close }: XmlHandlers): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  const reject = () => {
    throw fileDamaged();
  };
  parser.on('error', reject);
  parser.on('doctype', reject);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > MAX_DEPTH) reject();
    open?.(toLocalName(name), attributes);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth -= 1;
    close?.(toLocalName(name));
  });
  return parser;
}

/**
 * Yields after each chunk and at the end, so that the caller can consume what the handlers collected.
 * @throws SheetError
 */
export async function* parseXmlChunks(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = createParser(handlers);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}

export async function parseXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXmlChunks(chunks, handlers));
}
