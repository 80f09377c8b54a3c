import { chakra } from 'shared-ui';

const Drawing = chakra('svg', { base: { position: 'absolute', inset: '0', w: 'full', h: 'full' } });
const Land = chakra('path', { base: { fill: 'bg.surface', stroke: 'border.subtle', opacity: '0.75' } });
const Road = chakra('path', { base: { fill: 'none', stroke: 'border.subtle', strokeWidth: '2', strokeLinecap: 'round', strokeLinejoin: 'round' } });
const Fence = chakra('circle', { base: { fill: 'accent', fillOpacity: '0.08', stroke: 'accent.ring', strokeWidth: '1.25', strokeDasharray: '4 4', strokeOpacity: '0.6' } });
const Way = chakra('path', { base: { fill: 'none', stroke: 'accent.ring', strokeWidth: '4', strokeLinecap: 'round', strokeLinejoin: 'round' } });
const Stop = chakra('circle', { base: { fill: 'bg.surface', stroke: 'accent.ring', strokeWidth: '4' } });
const Vehicle = chakra('g', { base: { '& circle': { fill: 'accent', stroke: 'bg.surface', strokeWidth: '3' }, '& path': { fill: 'accent.contrast' } } });

const ROADS = [
  'M404 -20 C404 30 400 62 392 92 C366 172 300 198 296 262 S352 372 330 448 S250 540 286 590 S420 646 500 622 S640 600 720 628',
  'M296 262 C380 270 430 240 520 262 S640 250 700 232',
  'M330 448 C420 452 470 420 560 436 S660 470 720 462',
  'M520 262 C500 330 560 370 560 436 C560 502 480 560 500 622 S560 760 540 900',
];
const DRIVEN = 'M392 92 C366 172 300 198 296 262 S352 372 330 448';
const AHEAD = 'M330 448 C420 452 470 420 560 436 C560 502 480 560 500 622';
const STOPS = [[392, 92], [560, 436], [500, 622]] as const;

/** A piece of the portal's map: a coast, its roads, and one trip under way between its stops. */
export const FreightMotif = () => (
  <Drawing viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <Land d="M330 -20 C300 60 214 120 232 210 S172 330 206 420 S116 560 164 660 S250 760 240 840 L760 840 L760 -20 Z" />
    {ROADS.map((road) => <Road key={road} d={road} />)}
    <Fence cx="392" cy="92" r="58" />
    <Fence cx="500" cy="622" r="74" />
    <Way d={AHEAD} strokeOpacity="0.4" strokeDasharray="0.1 10" />
    <Way d={DRIVEN} />
    {STOPS.map(([cx, cy]) => <Stop key={cx} cx={cx} cy={cy} r="9" />)}
    <Vehicle transform="translate(330 448) rotate(92)"><circle r="17" /><path d="M0 -9 L7 7 L0 3.5 L-7 7 Z" /></Vehicle>
  </Drawing>
);
