/** The initials of a name's first two words, without punctuation and legal forms. */
export function getInitials(name: string): string {
  const words = name.split(/[\s/&.,()-]+/).filter((word) => word && !/^(pvt|ltd|plc|inc|llc|gmbh)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
