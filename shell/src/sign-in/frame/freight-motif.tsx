import { chakra } from 'shared-ui';

const Drawing = chakra('svg', { base: { position: 'absolute', inset: '0', w: 'full', h: 'full' } });
const Land = chakra('path', { base: { fill: 'bg.surface', stroke: 'border.subtle', opacity: '0.75' } });
const Road = chakra('path', {
  base: { fill: 'none', stroke: 'border.subtle', strokeWidth: '2', strokeLinecap: 'round', strokeLinejoin: 'round' },
});
const Geofence = chakra('circle', {
  base: {
    fill: 'accent',
    fillOpacity: '0.08',
    stroke: 'accent.ring',
    strokeWidth: '1.25',
    strokeDasharray: '4 4',
    strokeOpacity: '0.6',
  },
});
const RouteLine = chakra('path', {
  base: { fill: 'none', stroke: 'accent.ring', strokeWidth: '4', strokeLinecap: 'round', strokeLinejoin: 'round' },
});
const Stop = chakra('circle', { base: { fill: 'bg.surface', stroke: 'accent.ring', strokeWidth: '4' } });
const Vehicle = chakra('g', {
  base: {
    '& circle': { fill: 'accent', stroke: 'bg.surface', strokeWidth: '3' },
    '& path': { fill: 'accent.contrast' },
  },
});

const ROADS = [
  'M404 -6 C404 35 400 61 392 85 C366 151 300 172 296 225 S352 315 330 377 S250 453 286 494 S420 540 500 520 S640 502 720 525',
  'M296 225 C380 231 430 207 520 225 S640 215 700 200',
  'M330 377 C420 381 470 354 560 368 S660 395 720 389',
  'M520 225 C500 281 560 313 560 368 C560 422 480 469 500 520 S560 660 530 830',
];
const DRIVEN_ROUTE = 'M392 85 C366 151 300 172 296 225 S352 315 330 377';
const REMAINING_ROUTE = 'M330 377 C420 381 470 354 560 368 C560 422 480 469 500 520';
const STOPS = [
  [392, 85],
  [560, 368],
  [500, 520],
] as const;

/** Decorative map: a coast, roads and a trip in transit between its stops. */
export const FreightMotif = () => (
  <Drawing viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <Land d="M330 -20 C300 60 214 120 232 210 S172 330 206 420 S116 560 164 660 S250 760 240 840 L760 840 L760 -20 Z" />
    {ROADS.map((road) => (
      <Road key={road} d={road} />
    ))}
    <Geofence cx="392" cy="85" r="52" />
    <Geofence cx="500" cy="520" r="66" />
    <RouteLine d={REMAINING_ROUTE} strokeOpacity="0.4" strokeDasharray="0.1 10" />
    <RouteLine d={DRIVEN_ROUTE} />
    {STOPS.map(([cx, cy]) => (
      <Stop key={cx} cx={cx} cy={cy} r="9" />
    ))}
    <Vehicle transform="translate(330 377) rotate(92)">
      <circle r="17" />
      <path d="M0 -9 L7 7 L0 3.5 L-7 7 Z" />
    </Vehicle>
  </Drawing>
);
