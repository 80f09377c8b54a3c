import type { MeterSource } from 'shared-contracts/values/fleet/vehicles';
import { defineMessages } from 'react-intl';

export const meterMessages = defineMessages({
  title: { id: 'fleet.meters.title', defaultMessage: 'Odometer and engine hours' },
  odometer: { id: 'fleet.meters.odometer', defaultMessage: 'Odometer' },
  engineHours: { id: 'fleet.meters.engineHours', defaultMessage: 'Engine hours' },
  correct: { id: 'fleet.meters.correct', defaultMessage: 'Correct' },
  correctTitle: { id: 'fleet.meters.correctTitle', defaultMessage: 'Correct readings of {plate}' },
  correctText: {
    id: 'fleet.meters.correctText',
    defaultMessage: 'Enter what the vehicle shows now. Counting continues from there.',
  },
  reason: { id: 'fleet.meters.reason', defaultMessage: 'Reason' },
  hours: { id: 'fleet.meters.hours', defaultMessage: 'h' },
  km: { id: 'fleet.meters.km', defaultMessage: 'km' },
  corrected: { id: 'fleet.meters.corrected', defaultMessage: '{source}, corrected' },
});

export const meterSources = defineMessages<MeterSource>({
  device: { id: 'fleet.meters.source.device', defaultMessage: 'from the tracking device' },
  track: { id: 'fleet.meters.source.track', defaultMessage: 'from the track' },
});
