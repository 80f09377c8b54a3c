import { escapeXml } from '../excel/cell-text.rules.ts';
import type { XmlNode } from './xml-node.ts';

type Content = string | null | readonly (XmlNode | null)[];

/** An element; null without content, so that there are no empty elements. */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): XmlNode | null {
  if (content === null || content === '') return null;
  if (typeof content === 'string') return { name, attributes, text: content, children: [] };
  const children = content.filter((child) => child !== null);
  return children.length === 0 ? null : { name, attributes, text: '', children };
}

const writeNode = ({ name, attributes, text, children }: XmlNode): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${pairs.join('')}>${escapeXml(text)}${children.map(writeNode).join('')}</${name}>`;
};

export const writeXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root)}`;
