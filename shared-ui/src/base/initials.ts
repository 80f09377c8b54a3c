/** Two letters for a name: of its first two words, marks and legal forms aside. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&.,()-]+/).filter((word) => word && !/^(pvt|ltd|plc|inc|llc|gmbh)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
