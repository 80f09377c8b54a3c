const LETTERS = 26;
const BEFORE_A = 'A'.charCodeAt(0) - 1;

/** 0 → `A`, 25 → `Z`, 26 → `AA`. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(BEFORE_A + 1 + (index % LETTERS));
  return index < LETTERS ? letter : columnLetters(Math.floor(index / LETTERS) - 1) + letter;
}

/** Of a reference such as `AB12`; null: it is none. */
export function columnIndex(reference: string): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0) - 1;
}
