const ALPHABET_SIZE = 26;
const BEFORE_A = 'A'.charCodeAt(0) - 1;

/** 0 → `A`, 25 → `Z`, 26 → `AA`. */
export function toColumnLetters(index: number): string {
  const letter = String.fromCharCode(BEFORE_A + 1 + (index % ALPHABET_SIZE));
  return index < ALPHABET_SIZE ? letter : toColumnLetters(Math.floor(index / ALPHABET_SIZE) - 1) + letter;
}

/** @param reference of a cell, e.g. `AB12` @returns null for an invalid reference */
export function parseColumnIndex(reference: string): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * ALPHABET_SIZE + letter.charCodeAt(0) - BEFORE_A, 0) - 1;
}
