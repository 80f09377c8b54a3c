import { chakra } from 'shared-ui';

/** What the browser opens above the page by a button's `popoverTarget` and closes by Escape or a click elsewhere; it also knows where the focus goes. */
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
    place: {
      belowBar: {
        inset: 'calc(3.75rem + var(--above-bar, 0px)) 0.75rem auto auto',
        w: '22.5rem',
        maxW: 'calc(100vw - 1.5rem)',
        maxH: 'calc(100dvh - 4.5rem - var(--above-bar, 0px))',
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
