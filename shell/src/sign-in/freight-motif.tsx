import { chakra } from 'shared-ui';

const Map = chakra('svg', { base: { position: 'absolute', inset: '0', w: 'full', h: 'full' } });
const Land = chakra('path', { base: { fill: 'bg.surface', stroke: 'border.subtle', opacity: '0.75' } });
const Road = chakra('path', { base: { fill: 'none', stroke: 'border.subtle', strokeWidth: '2', strokeLinecap: 'round', strokeLinejoin: 'round' } });
const Fence = chakra('circle', { base: { fill: 'accent', fillOpacity: '0.08', stroke: 'accent.ring', strokeWidth: '1.25', strokeDasharray: '4 4', strokeOpacity: '0.6' } });
const Way = chakra('path', { base: { fill: 'none', stroke: 'accent', strokeWidth: '4', strokeLinecap: 'round', strokeLinejoin: 'round' } });
const Stop = chakra('circle', { base: { fill: 'bg.surface', stroke: 'accent', strokeWidth: '4' } });

const ROADS = [
  'M392 60 C372 150 300 190 296 262 S352 372 330 448 S238 560 262 640 S372 740 392 900',
  'M296 262 C380 270 430 240 520 262 S640 250 700 232',
  'M330 448 C420 452 470 420 560 436 S660 470 720 462',
  'M262 640 C352 620 430 650 500 622 S640 600 720 628',
  'M520 262 C500 330 560 370 560 436 S480 560 500 622 S560 760 540 900',
];
const STOPS = [[392, 92], [560, 436], [500, 622]] as const;

/** A piece of the portal's map: a coast, its roads, and one trip under way between its stops. */
export const FreightMotif = () => (
  <Map viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <Land d="M330 -20 C300 60 214 120 232 210 S172 330 206 420 S116 560 164 660 S250 760 240 840 L760 840 L760 -20 Z" />
    {ROADS.map((road) => <Road key={road} d={road} />)}
    <Fence cx="392" cy="92" r="58" />
    <Fence cx="500" cy="622" r="74" />
    <Way d="M392 92 C366 172 300 198 296 262 S352 372 330 448" />
    <Way d="M330 448 C420 452 470 420 560 436 S480 560 500 622" strokeOpacity="0.35" strokeDasharray="1 9" />
    {STOPS.map(([cx, cy]) => <Stop key={cx} cx={cx} cy={cy} r="9" />)}
  </Map>
);
