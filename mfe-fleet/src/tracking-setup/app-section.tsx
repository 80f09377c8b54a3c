import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { TRACKING_APPS, type TrackingApp } from 'shared-contracts/values/fleet/tracking';
import { Box, Button, lazyWithSkeleton, Section, Select, Stack, Text, useFormatMessage } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { setupMutations } from './setup.api.ts';
import { instructions, messages, trackingApps } from './setup.messages.ts';
import { toTraccarClientCode, toTrackingAddress, type Tracker } from './tracking-address.rules.ts';

const QrCode = lazyWithSkeleton(() => import('./qr-code.tsx').then((module) => module.QrCode), '14rem');

function AppChoice({ app, onChange }: { app: TrackingApp; onChange: (app: TrackingApp) => void }) {
  const formatMessage = useFormatMessage();
  return (
    <Select
      aria-label={formatMessage(messages.app)}
      value={app}
      onChange={({ target }) => onChange(TRACKING_APPS.find((item) => item === target.value) ?? app)}
    >
      {TRACKING_APPS.map((item) => (
        <option key={item} value={item}>
          {formatMessage(trackingApps[item])}
        </option>
      ))}
    </Select>
  );
}

function Steps({ app }: { app: TrackingApp }) {
  const formatMessage = useFormatMessage();
  return (
    <Box as="ol" listStyleType="decimal" ps="5" aria-label={formatMessage(messages.steps)}>
      {formatMessage(instructions[app])
        .split('\n')
        .map((step) => (
          <Box as="li" key={step} mb="1">
            {step}
          </Box>
        ))}
    </Box>
  );
}

/** As described in docs/telemetry.md: Traccar sends the position and the device as JSON. */
const ForwardConfiguration = ({ address }: { address: string }) => (
  <Box>
    <Text textStyle="sm" fontWeight="medium" mb="1">
      <FormattedMessage {...messages.forward} />
    </Text>
    <Box as="pre" tabIndex={0} p="3" bg="bg.canvas" borderRadius="md" overflowX="auto" fontFamily="mono" textStyle="xs">
      {`<entry key='forward.enable'>true</entry>
<entry key='forward.type'>json</entry>
<entry key='forward.url'>${address}</entry>
<entry key='forward.retry.enable'>true</entry>`}
    </Box>
  </Box>
);

/** Offers to set the vehicle to the chosen app, which decides the unit of the speed. */
function UseApp({ vehicle, app }: { vehicle: Vehicle; app: TrackingApp }) {
  const change = useMutation(setupMutations.change(vehicle.id));
  if (vehicle.trackingApp === app) return null;
  return (
    <Stack gap="2" align="flex-start">
      <Text textStyle="sm" color="status.warn.fg">
        <FormattedMessage {...messages.useAppText} />
      </Text>
      <Button
        variant="outline"
        size="sm"
        loading={change.isPending}
        onClick={() => change.mutate({ trackingApp: app })}
      >
        <FormattedMessage {...messages.useApp} />
      </Button>
    </Stack>
  );
}

/** Explains how to set up an app or tracker for a vehicle. */
export function AppSection({ vehicle, tracker }: { vehicle: Vehicle; tracker: Tracker }) {
  const [app, setApp] = useState<TrackingApp>(vehicle.trackingApp ?? 'traccarClient');
  const address = toTrackingAddress(app, tracker);
  return (
    <Section title={messages.app}>
      <Stack gap="4">
        <AppChoice app={app} onChange={setApp} />
        <Steps app={app} />
        {app === 'traccarClient' && <QrCode content={toTraccarClientCode(tracker)} label={messages.code} />}
        {app === 'traccarServer' && <ForwardConfiguration address={address} />}
        <CopyField label={messages.address} help={messages.addressHelp} value={address} />
        <CopyField label={messages.device} value={tracker.device} />
        <UseApp vehicle={vehicle} app={app} />
      </Stack>
    </Section>
  );
}
