import { render, screen } from '@testing-library/react';
import type { Access } from 'shared-contracts/values/identity/access';
import { Can, useAccessCheck } from './can.tsx';
import { signIn, useSession } from './session.ts';
import { createToken } from './testing/tokens.ts';

const menu: Record<string, Access> = {
  orders: { model: 'order' },
  trips: { model: 'trip' },
  schedule: { model: 'order', organizationTypes: ['2pl'] },
  home: {},
};

function Menu() {
  const canAccess = useAccessCheck();
  return (
    <nav>
      {Object.keys(menu)
        .filter((entry) => canAccess(menu[entry]!))
        .join(' ')}
      <Can access={{ model: 'order', action: 'write' }}>
        <button>New</button>
      </Can>
    </nav>
  );
}
const renderFor = (claims: object) => {
  signIn(createToken(claims));
  const { unmount } = render(<Menu />);
  const text = screen.getByRole('navigation').textContent;
  unmount();
  return text;
};

test.each([
  ['a user with a rule to read orders', {}, 'orders home'],
  [
    'a user with a rule to write orders',
    {
      rules: [
        { model: 'order', rule: 'read' },
        { model: 'order', rule: 'write' },
      ],
    },
    'orders homeNew',
  ],
  ['a 3pl user', { organizationType: '3pl', rules: [] }, 'orders trips home'],
  ['root', { role: 'root', rules: [] }, 'orders trips schedule homeNew'],
])('%s sees only accessible entries', (_case, claims, expected) => expect(renderFor(claims)).toBe(expected));

test('shows nothing while nobody is signed in', () => {
  useSession.setState({ token: undefined, user: undefined });
  render(<Menu />);
  expect(screen.getByRole('navigation')).toBeEmptyDOMElement();
});
