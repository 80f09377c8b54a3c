import { defineMessages } from 'react-intl';
import type { CompassPoint } from './compass.rules.ts';

export const liveMessages = defineMessages({
  title: { id: 'shell.live.title', defaultMessage: 'Live vehicle' },
  loading: { id: 'shell.live.loading', defaultMessage: 'Loading the vehicle' },
  sharedBy: { id: 'shell.live.sharedBy', defaultMessage: 'Shared by {brand}' },
  position: { id: 'shell.live.position', defaultMessage: 'Position' },
  located: { id: 'shell.live.located', defaultMessage: 'Located' },
  moving: { id: 'shell.live.moving', defaultMessage: 'Moving' },
  stopped: { id: 'shell.live.stopped', defaultMessage: 'Standing' },
  offline: { id: 'shell.live.offline', defaultMessage: 'No signal' },
  nowhere: { id: 'shell.live.nowhere', defaultMessage: 'Not located yet' },
  nowhereText: {
    id: 'shell.live.nowhereText',
    defaultMessage: 'The vehicle appears here as soon as it sends its first position.',
  },
  nextStop: { id: 'shell.live.nextStop', defaultMessage: 'Next stop' },
  expected: { id: 'shell.live.expected', defaultMessage: 'Expected' },
  ends: { id: 'shell.live.ends', defaultMessage: 'This link ends' },
});

export const compassMessages = defineMessages<CompassPoint>({
  n: { id: 'shell.live.compass.n', defaultMessage: 'to the north' },
  ne: { id: 'shell.live.compass.ne', defaultMessage: 'to the north-east' },
  e: { id: 'shell.live.compass.e', defaultMessage: 'to the east' },
  se: { id: 'shell.live.compass.se', defaultMessage: 'to the south-east' },
  s: { id: 'shell.live.compass.s', defaultMessage: 'to the south' },
  sw: { id: 'shell.live.compass.sw', defaultMessage: 'to the south-west' },
  w: { id: 'shell.live.compass.w', defaultMessage: 'to the west' },
  nw: { id: 'shell.live.compass.nw', defaultMessage: 'to the north-west' },
});
