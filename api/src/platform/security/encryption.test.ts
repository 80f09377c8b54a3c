import fc from 'fast-check';
import { encryptSecret, decryptSecret } from './encryption.ts';

const SECRET = 'a secret of more than thirty-two characters';

test('decrypts with the same secret only, and never encrypts to the same value twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const encrypted = encryptSecret(SECRET, text);
      expect(decryptSecret(SECRET, encrypted)).toBe(text);
      expect(encrypted).not.toBe(encryptSecret(SECRET, text));
      expect(decryptSecret(`${SECRET}.`, encrypted)).toBeNull();
    }),
  );
});

test('hides the text, and rejects altered or malformed values', () => {
  const encrypted = encryptSecret(SECRET, 'hunter2');
  expect(Buffer.from(encrypted.slice(3), 'base64url').toString('latin1')).not.toContain('hunter2');
  for (const position of [3, 12, 20, encrypted.length - 2]) {
    const replacement = encrypted[position] === 'A' ? 'B' : 'A';
    expect(
      decryptSecret(SECRET, encrypted.slice(0, position) + replacement + encrypted.slice(position + 1)),
    ).toBeNull();
  }
  for (const malformed of ['', 'v1.', 'v1.AAAA', 'hunter2', encrypted.replace('v1', 'v2')])
    expect(decryptSecret(SECRET, malformed)).toBeNull();
});
