/** An element. Names have their prefix when written, and none when read. */
export type XmlNode = { name: string; attributes: Record<string, string>; text: string; children: XmlNode[] };

/** The nodes at a path such as `Party/PostalAddress`. */
export function findNodes(node: XmlNode | undefined, path: string): XmlNode[] {
  const steps = path.split('/');
  return steps.reduce<XmlNode[]>(
    (nodes, step) => nodes.flatMap(({ children }) => children.filter(({ name }) => name === step)),
    node ? [node] : [],
  );
}

export const findNode = (node: XmlNode | undefined, path: string): XmlNode | undefined => findNodes(node, path)[0];
