import { chakra } from 'shared-ui';

const Drawing = chakra('svg', {
  base: { flexShrink: '0', borderRadius: 'md', bg: 'accent', color: 'accent.contrast' },
});

/** The portal's logo, as in its favicon. */
export const ConsignMark = ({ size = 32 }: { /** px */ size?: number }) => (
  <Drawing
    viewBox="0 0 32 32"
    boxSize={`${size}px`}
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="3.2"
    strokeLinecap="round"
  >
    <path d="M21.5 11.2a7 7 0 1 0 0 9.6" />
    <path d="M14 16h12.5" />
  </Drawing>
);
