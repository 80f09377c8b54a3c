import { renderScreen } from 'shared-ui/testing';
import { AboveBar } from './above-bar.tsx';

const told = () => document.documentElement.style.getPropertyValue('--above-bar');

test('what opens below the bar knows how much stands above it, as long as it does', () => {
  let measure = () => undefined as unknown;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
    measure = () => tell([], {} as ResizeObserver);
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  const { container, unmount } = renderScreen(<AboveBar>a strip</AboveBar>);
  Object.defineProperty(container.firstElementChild, 'offsetHeight', { value: 37 });
  measure();
  expect(told()).toBe('37px');
  unmount();
  expect(told()).toBe('');
});
