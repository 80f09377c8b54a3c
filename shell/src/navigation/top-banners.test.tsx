import { renderScreen } from 'shared-ui/testing';
import { TopBanners } from './top-banners.tsx';

const bannerHeight = () => document.documentElement.style.getPropertyValue('--banners-height');

test('publishes the height of the banners while they are shown', () => {
  let measure = () => undefined as unknown;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    measure = () => callback([], {} as ResizeObserver);
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  const { container, unmount } = renderScreen(<TopBanners>a banner</TopBanners>);
  const resize = (offsetHeight: number) => {
    Object.defineProperty(container.firstElementChild, 'offsetHeight', { value: offsetHeight, configurable: true });
    measure();
    return bannerHeight();
  };
  expect(resize(0)).toBe('');
  expect(resize(37)).toBe('37px');
  expect(resize(0)).toBe('0px');
  unmount();
  expect(bannerHeight()).toBe('');
});
