import fc from 'fast-check';
import { seal, unseal } from './seal.ts';

const SECRET = 'a secret of more than thirty-two characters';

test('what is sealed is opened with the same secret only, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = seal(SECRET, text);
      expect(unseal(SECRET, sealed)).toBe(text);
      expect(sealed).not.toBe(seal(SECRET, text));
      expect(unseal(`${SECRET}.`, sealed)).toBeNull();
    }),
  );
});

test('nothing of a password can be read from the seal, and an altered one does not open', () => {
  const sealed = seal(SECRET, 'hunter2');
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('hunter2');
  for (const at of [3, 12, 20, sealed.length - 2]) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(unseal(SECRET, sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull();
  }
  for (const nonsense of ['', 'v1.', 'v1.AAAA', 'hunter2', sealed.replace('v1', 'v2')])
    expect(unseal(SECRET, nonsense)).toBeNull();
});
