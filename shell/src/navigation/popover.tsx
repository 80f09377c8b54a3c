import { chakra } from 'shared-ui';

/** A native popover: opened by a button's `popoverTarget`, closed by Escape or an outside click. */
export const Popover = chakra('div', {
  base: {
    position: 'fixed',
    m: '0',
    p: '0',
    borderWidth: '0',
    bg: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'floating',
    overflowY: 'auto',
  },
  variants: {
    placement: {
      belowBar: {
        inset: 'calc(3.75rem + var(--banners-height, 0px)) 0.75rem auto auto',
        w: '22.5rem',
        maxW: 'calc(100vw - 1.5rem)',
        maxH: 'calc(100dvh - 4.5rem - var(--banners-height, 0px))',
        borderRadius: 'md',
        animation: 'drop-in 120ms {easings.out}',
        _motionReduce: { animation: 'none' },
      },
      sheet: {
        inset: '0 auto 0 0',
        w: '18rem',
        maxW: '85vw',
        h: '100dvh',
        maxH: 'none',
        animation: 'slide-start 180ms {easings.out}',
        _motionReduce: { animation: 'none' },
        '&::backdrop': { bg: 'rgb(0 0 0 / 0.45)' },
      },
    },
  },
});
