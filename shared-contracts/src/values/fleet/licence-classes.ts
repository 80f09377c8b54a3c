/** Classes of the driving licence of the European Union: directive 2006/126/EC, article 4. Countries have others. */
export const EU_LICENCE_CLASSES = [
  'AM',
  'A1',
  'A2',
  'A',
  'B1',
  'B',
  'BE',
  'C1',
  'C1E',
  'C',
  'CE',
  'D1',
  'D1E',
  'D',
  'DE',
] as const;
type LicenceClass = (typeof EU_LICENCE_CLASSES)[number];

/** Letters, digits, plus sign, slash and hyphen, as in `C1E`, `B+E` or `G1`. */
export const LICENCE_CLASS_PATTERN = /^[\p{L}\p{N}+/-]*$/u;

/**
 * The classes that each class includes directly, by articles 4 and 6 of the directive. A class that is issued only to
 * holders of another one includes that one, because licences are often recorded by their highest class.
 */
const INCLUDES: Readonly<Partial<Record<LicenceClass, readonly LicenceClass[]>>> = {
  A1: ['AM'],
  A2: ['A1'],
  A: ['A2'],
  B1: ['AM'],
  B: ['B1'],
  BE: ['B'],
  C1: ['B'],
  C1E: ['C1', 'BE'],
  C: ['C1'],
  CE: ['C', 'C1E'],
  D1: ['B'],
  D1E: ['D1', 'BE'],
  D: ['D1'],
  DE: ['D', 'D1E'],
};
/** Classes that others grant together. */
const COMBINATIONS: readonly { held: readonly LicenceClass[]; grants: LicenceClass }[] = [
  { held: ['CE', 'D'], grants: 'DE' },
];

function includes(held: LicenceClass, needed: string): boolean {
  return held === needed || (INCLUDES[held] ?? []).some((included) => includes(included, needed));
}

/** Sets of classes that each suffice for a class. Classes of other countries include only themselves. */
export function listSufficientClasses(needed: string): string[][] {
  const single = EU_LICENCE_CLASSES.filter((held) => includes(held, needed)).map((held): string[] => [held]);
  const combined = COMBINATIONS.filter(({ grants }) => includes(grants, needed)).map(({ held }): string[] => [...held]);
  return single.length > 0 ? [...single, ...combined] : [[needed]];
}

/** Whether a licence with these classes suffices for a class. @param needed null if none is required */
export const holdsLicenceClass = (held: readonly string[], needed: string | null): boolean =>
  needed === null || listSufficientClasses(needed).some((set) => set.every((one) => held.includes(one)));

/** Without duplicates, in the order of the directive; classes of other countries follow. */
export function sortLicenceClasses(classes: readonly string[]): string[] {
  const rank = (one: string) => (EU_LICENCE_CLASSES as readonly string[]).indexOf(one) + 1 || Infinity;
  return [...new Set(classes)].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}
