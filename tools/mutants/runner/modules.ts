import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { replaceHelpers } from './switches.ts';

/** Stryker runs in a copy, whose workspaces must not resolve to the original. */
const ALIASES: [pattern: RegExp, file: string][] = [
  [/^shared-contracts\/(.*)$/, 'shared-contracts/src/$1.ts'],
  // Rules and their tests import only data and geometry from these; the rest needs a browser.
  [/^shared-ui\/map$/, 'shared-ui/src/map/engine/geo.ts'],
  [/^shared-ui\/testing$/, 'shared-ui/src/testing/test-users.ts'],
];

const withoutQuery = (url: string) => url.split('?', 1)[0] ?? url;

/** Imports the modules of a folder, and imports them again where a change of one must be seen. */
export class Modules {
  readonly #root: string;
  readonly #importers = new Map<string, Set<string>>();
  /** The version of each module that was imported again, by its address. */
  readonly #versions = new Map<string, number>();
  #version = 0;
  /** Whether modules count which tests reach which mutant. */
  #hasCoverage = true;

  constructor(folder: string) {
    this.#root = `${pathToFileURL(folder).href}/`;
    registerHooks({
      resolve: (specifier, context, next) => {
        const resolved = next(this.#withAlias(specifier), context);
        if (!resolved.url.startsWith(this.#root) || resolved.url.includes('/node_modules/')) return resolved;
        const url = withoutQuery(resolved.url);
        if (context.parentURL) this.#addImporter(url, withoutQuery(context.parentURL));
        return { ...resolved, url: this.#versioned(url) };
      },
      load: (url, context, next) => {
        const loaded = next(url, context);
        if (!url.startsWith(this.#root) || !loaded.source) return loaded;
        const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
        return { ...loaded, source: replaceHelpers(source, this.#hasCoverage) };
      },
    });
  }

  import(file: string): Promise<unknown> {
    return import(this.#versioned(pathToFileURL(file).href));
  }

  /** Marks a file and all that import it, directly or not, to be imported again. */
  expire(file: string): Set<string> {
    this.#version++;
    const urls = new Set([pathToFileURL(file).href]);
    for (const url of urls) {
      this.#versions.set(url, this.#version);
      for (const importer of this.#importers.get(url) ?? []) urls.add(importer);
    }
    return urls;
  }

  expireAll(): void {
    this.#version++;
    for (const url of this.#importers.keys()) this.#versions.set(url, this.#version);
  }

  /** Loads modules without counting from now on; returns whether they counted before. */
  endCoverage(): boolean {
    const hadCoverage = this.#hasCoverage;
    this.#hasCoverage = false;
    if (hadCoverage) this.expireAll();
    return hadCoverage;
  }

  #withAlias(specifier: string): string {
    const alias = ALIASES.find(([pattern]) => pattern.test(specifier));
    return alias ? this.#root + specifier.replace(...alias) : specifier;
  }

  #addImporter(url: string, importer: string): void {
    const importers = this.#importers.get(url) ?? new Set();
    this.#importers.set(url, importers.add(importer));
  }

  #versioned(url: string): string {
    const version = this.#versions.get(url);
    return version === undefined ? url : `${url}?version=${version}`;
  }
}
