import { render } from '@testing-library/react';
import { usePreferences } from 'shared-auth';
import { useRootColorMode } from './color-mode.ts';

const Root = () => {
  useRootColorMode();
  return null;
};

test('prints in light mode, and returns to dark mode afterwards', () => {
  usePreferences.setState({ colorMode: 'dark' });
  const { unmount } = render(<Root />);
  const modes = ['beforeprint', 'afterprint'].map((event) => {
    window.dispatchEvent(new Event(event));
    return [...document.documentElement.classList];
  });
  expect(modes).toEqual([['light'], ['dark']]);
  unmount();
  usePreferences.setState({ colorMode: 'light' });
});
