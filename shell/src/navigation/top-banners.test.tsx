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
  const high = (offsetHeight: number) => {
    Object.defineProperty(container.firstElementChild, 'offsetHeight', { value: offsetHeight, configurable: true });
    measure();
    return told();
  };
  expect(high(0)).toBe('');
  expect(high(37)).toBe('37px');
  expect(high(0)).toBe('0px');
  unmount();
  expect(told()).toBe('');
});
