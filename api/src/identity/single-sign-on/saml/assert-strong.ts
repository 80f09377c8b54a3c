import { countElements, usesWeakAlgorithm, usesWeakEncryption } from './saml-xml.ts';

const loadXml = () => import('@node-saml/node-saml/lib/xml.js');
/** Nodes of xmldom serialize themselves, which the DOM types don't declare. */
const serialize = (node: { toString: () => string }) => node.toString();

/**
 * The signed parts: the response, and its assertion after decryption. Excludes the encryption itself, where OAEP may
 * legitimately use SHA-1.
 */
async function readSignedParts(xml: string, privateKey: string): Promise<string[]> {
  if (countElements(xml, 'EncryptedData') === 0) return [xml];
  const { decryptXml, parseDomFromString, xpath } = await loadXml();
  const response = await parseDomFromString(xml);
  const path = "/*[local-name()='Response']/*[local-name()='EncryptedAssertion']";
  const [encrypted, ...others] = xpath.selectElements(response, path);
  if (!encrypted || others.length > 0) throw new Error('There is no or more than one encrypted assertion');
  const decrypted = await decryptXml(serialize(encrypted), privateKey);
  encrypted.parentNode?.removeChild(encrypted);
  return [serialize(response), decrypted];
}

/** @throws Error unless signatures, also encrypted ones, and encryption use strong algorithms */
export async function assertStrongAlgorithms(xml: string, privateKey: string): Promise<void> {
  if (usesWeakEncryption(xml)) throw new Error('It is encrypted with RSA 1.5 or triple DES');
  if ((await readSignedParts(xml, privateKey)).some(usesWeakAlgorithm)) throw new Error('It is signed with SHA-1');
}
