/**
 * Prints the installed packages of a folder as a CycloneDX document. `npm sbom` refuses a part of the workspaces, and
 * with `--package-lock-only` it leaves out what production and development share.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HASHES = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

const toHashes = (integrity) => {
  const [algorithm, content] = integrity.split('-');
  return [{ alg: HASHES[algorithm], content: Buffer.from(content, 'base64').toString('hex') }];
};

/** A name in the path of a package URL: the `@` of a scope is escaped, its slash isn't. */
const toPurl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * @param {Record<string, { version?: string, link?: boolean, integrity?: string, license?: string }>} packages npm's
 * own note of an installation
 * @param {{ name: string, version: string }} application
 */
const toSbom = (packages, { name, version }) => {
  const components = new Map();
  for (const [path, { version: installed, link, integrity, license }] of Object.entries(packages)) {
    if (link || !path.includes('node_modules/')) continue;
    const component = path.split('node_modules/').at(-1);
    const purl = toPurl(component, installed);
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name: component,
      version: installed,
      purl,
      ...(integrity && { hashes: toHashes(integrity) }),
      ...(license && { licenses: [{ license: { name: license } }] }),
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...components.values()],
  };
};

if (import.meta.main) {
  const folder = process.argv[2] ?? '.';
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  console.log(JSON.stringify(toSbom(read('node_modules/.package-lock.json').packages, read('package.json')), null, 1));
}
