import { render, screen } from '@testing-library/react';
import type { Access } from 'shared-contracts/values/access';
import { Can, useAllowed } from './can.tsx';
import { signIn, useSession } from './session.ts';
import { tokenOf } from './testing/tokens.ts';

const menu: Record<string, Access> = {
  orders: { model: 'order' },
  trips: { model: 'trip' },
  schedule: { model: 'order', organizationTypes: ['2pl'] },
  home: {},
};

function Menu() {
  const allowed = useAllowed();
  return (
    <nav>
      {Object.keys(menu)
        .filter((entry) => allowed(menu[entry]!))
        .join(' ')}
      <Can access={{ model: 'order', action: 'write' }}>
        <button>New</button>
      </Can>
    </nav>
  );
}
const seenBy = (claims: object) => {
  signIn(tokenOf(claims));
  const { unmount } = render(<Menu />);
  const seen = screen.getByRole('navigation').textContent;
  unmount();
  return seen;
};

test.each([
  ['a reader of orders', {}, 'orders home'],
  [
    'a writer of orders',
    {
      rules: [
        { model: 'order', rule: 'read' },
        { model: 'order', rule: 'write' },
      ],
    },
    'orders homeNew',
  ],
  ['a 3pl passes every rule, not every type', { organizationType: '3pl', rules: [] }, 'orders trips homeNew'],
  ['root', { role: 'root', rules: [] }, 'orders trips schedule homeNew'],
])('%s sees what the rules allow', (_who, claims, seen) => expect(seenBy(claims)).toBe(seen));

test('nobody signed in may nothing', () => {
  useSession.setState({ token: undefined, user: undefined });
  render(<Menu />);
  expect(screen.getByRole('navigation')).toBeEmptyDOMElement();
});
