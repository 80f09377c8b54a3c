import { SaxesParser, type SaxesTagNS } from 'saxes';

const MAX_DEPTH = 64;

/** The XML is malformed, or has what no message may have. */
export class SamlXmlError extends Error {}

type Handlers = {
  open: (tag: SaxesTagNS) => void;
  text?: (text: string) => void;
  close?: (tag: SaxesTagNS) => void;
};

/** Reads untrusted XML: no document type, and so no entities; no deep nesting. @throws SamlXmlError */
export function readXml(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  const reject = (reason: string) => {
    throw new SamlXmlError(reason);
  };
  parser.on('error', ({ message }) => reject(message));
  parser.on('doctype', () => reject('The XML has a document type'));
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) reject('The XML is nested too deeply');
    open(tag);
  });
  parser.on('text', (value) => text?.(value));
  parser.on('closetag', (tag) => {
    depth -= 1;
    close?.(tag);
  });
  parser.write(xml).close();
}

export type MessageHead = { name: string; attributes: Record<string, string>; issuer: string };

/** The outer element of a message and its issuer, before any of it is proved. @throws SamlXmlError */
export function readHead(xml: string): MessageHead {
  const path: string[] = [];
  let head: MessageHead | undefined;
  const isIssuer = () => path.length === 2 && path[1] === 'Issuer';
  readXml(xml, {
    open: ({ local, attributes }) => {
      path.push(local);
      head ??= {
        name: local,
        attributes: Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.name, attribute.value])),
        issuer: '',
      };
    },
    text: (text) => {
      if (head && isIssuer()) head.issuer += text;
    },
    close: () => void path.pop(),
  });
  if (!head) throw new SamlXmlError('The message is empty');
  return { ...head, issuer: head.issuer.trim() };
}

/** How often an element occurs in a message. @throws SamlXmlError */
export function countElements(xml: string, name: string): number {
  let count = 0;
  readXml(xml, {
    open: ({ local }) => {
      if (local === name) count += 1;
    },
  });
  return count;
}

/** PKCS #1 v1.5 reveals too much to attackers; triple DES is too short. */
export const usesWeakEncryption = (xml: string): boolean => /xmlenc#(?:rsa-1_5|tripledes-cbc)\b/.test(xml);

/** SHA-1 can be forged: signatures and digests of messages and assertions must not use it. */
export const usesWeakAlgorithm = (xml: string): boolean =>
  /xmldsig#(?:rsa-sha1|dsa-sha1|hmac-sha1|sha1)\b|xmldsig-more#(?:rsa-)?md5\b/.test(xml);
