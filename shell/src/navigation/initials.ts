/** Two letters for a name: of its first and last word, marks and legal forms aside. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&.,()-]+/).filter((word) => word && !/^(pvt|ltd|plc|inc|llc|gmbh)$/i.test(word));
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return [first, last].map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '').join('').toUpperCase();
}
