import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { broken } from './sheet-error.ts';

const MAX_DEPTH = 64;

export type Handlers = {
  /** Names come without their prefix. */
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** A parser of trusted shape for untrusted XML: no document type, so no entities; not too deep; anything else wrong ends it. */
function parserOf({ open, text, close }: Handlers): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  const stop = () => {
    throw broken();
  };
  parser.on('error', stop);
  parser.on('doctype', stop);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > MAX_DEPTH) stop();
    open?.(localName(name), attributes);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth -= 1;
    close?.(localName(name));
  });
  return parser;
}

/** Parses as chunks come. Yields after each and at the end, so that what the handlers found can be taken. @throws SheetError */
export async function* parsing(chunks: AsyncIterable<Buffer>, handlers: Handlers): AsyncGenerator<void> {
  const parser = parserOf(handlers);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}

export async function parseWhole(chunks: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of parsing(chunks, handlers));
}
