import { readFileSync } from 'node:fs';
import { createTransformer as createSwc } from '@swc/jest';

const REQUIRED = /^(?:var|let|const) ([\w$]+) = (?:\/\*#__PURE__\*\/ )?require\((["'][^"']+["'])\);$/gm;
const EXPORTED = /^exports\.([\w$]+) = ([\w$.]+);$/gm;
const NAME = /(?<![\w$.'"/-])[\w$]+(?![\w$'":/-])/g;

/** Requires each part where it is asked for, and not when the barrel is. */
function opened(code: string): string {
  const parts = new Map<string, string>();
  const lazy = code
    .replaceAll(REQUIRED, (_line, name: string, part: string) => {
      parts.set(name, `(parts[${part}] ??= require(${part}))`);
      return '';
    })
    .replaceAll(EXPORTED, "Object.defineProperty(exports, '$1', { enumerable: true, get: () => $2 });")
    .replaceAll(NAME, (name) => parts.get(name) ?? name);
  return `const parts = {};${lazy}`;
}

type Given = [source: string, file: string, options: unknown];
type Swc = { process: (...given: Given) => { code: string }; getCacheKey: (...given: Given) => string };

/** For a front door that leads to all of a package: a test loads only what it comes to use. */
export function createTransformer(config: Parameters<typeof createSwc>[0]) {
  const swc = createSwc(config) as Swc;
  const itself = readFileSync(import.meta.filename, 'utf8');
  return {
    getCacheKey: (...given: Given) => swc.getCacheKey(...given) + itself,
    process(...given: Given) {
      const [source, file] = given;
      const { code, ...more } = file.endsWith('.cjs') ? { code: source } : swc.process(...given);
      return { ...more, code: opened(code) };
    },
  };
}
