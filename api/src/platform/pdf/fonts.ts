import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Script } from './scripts.rules.ts';

export type Weight = 'regular' | 'bold';
export type FontName = `${Script}-${Weight}`;

const require = createRequire(import.meta.url);
const FILES: Record<FontName, string> = {
  'latin-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'latin-bold': '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'sinhala-regular': '@expo-google-fonts/noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf',
  'sinhala-bold': '@expo-google-fonts/noto-sans-sinhala/600SemiBold/NotoSansSinhala_600SemiBold.ttf',
};
const NAMES = Object.keys(FILES) as FontName[];

let loaded: Promise<[FontName, Font][]> | undefined;

/** Parses all fonts once per process, because that takes longer than writing a document. */
export const loadFonts = () =>
  (loaded ??= Promise.all(
    NAMES.map(async (name): Promise<[FontName, Font]> => [name, create(await readFile(require.resolve(FILES[name])))]),
  ));
