const STORED = 3;

/** As the API computes it: width × height × length in m, half up, in CBM; null while one of them is missing. */
export function actualSpaceOf(sizes: readonly (string | null | undefined)[]): string | null {
  if (sizes.some((size) => !size || !/^\d+(\.\d{1,3})?$/.test(size))) return null;
  const thousandths = sizes.map((size) => {
    const [whole = '0', fraction = ''] = (size ?? '').split('.');
    return BigInt(whole + fraction.padEnd(STORED, '0'));
  });
  const product = thousandths.reduce((one, other) => one * other, 1n);
  const rounded = (product + 500_000n) / 1_000_000n;
  const text = String(rounded).padStart(STORED + 1, '0');
  return `${text.slice(0, -STORED)}.${text.slice(-STORED)}`;
}
