import { FormattedMessage } from 'react-intl';
import type { ReleaseRow } from 'shared-contracts/portal/releases';
import { Box, DescriptionItem, DescriptionList, Flex, withValues, Stack, Text, useFormatMessage } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { PlainTable } from 'shared-ui/list';
import { Actions, Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { HealthBadge, LoadTime, VitalValue } from './health-columns.tsx';
import { releaseName } from './release-labels.ts';
import { vitalRatingStyles } from './release-state-styles.ts';
import { messages, vitalHeaders } from './releases.messages.ts';
import { ServedBy } from './served-by.tsx';
import { useLiftQuarantineAction } from './use-lift-quarantine.ts';

type SharedModule = { module: string; version: string };

const columns = [
  { id: 'module', header: messages.module, cell: ({ module }: SharedModule) => module },
  { id: 'version', header: messages.version, cell: ({ version }: SharedModule) => version },
];

/** For whom the release failed, or the web vital that is poor. */
function QuarantineCause({ tried, failed, vital, p75 }: NonNullable<ReleaseRow['quarantine']>) {
  if (!vital || p75 === null)
    return (
      <DescriptionItem label={messages.failedFor}>
        <FormattedMessage {...withValues(messages.failedUsers, { failed, tried })} />
      </DescriptionItem>
    );
  return (
    <DescriptionItem label={vitalHeaders[vital]}>
      <Flex gap="2" align="center" wrap="wrap">
        <VitalValue vital={vital} p75={p75} />
        <StatusBadge {...vitalRatingStyles.poor} />
        <FormattedMessage {...withValues(messages.poorViews, { failed, tried })} />
      </Flex>
    </DescriptionItem>
  );
}

/** Shows a release: who gets it, its health, and its shared modules. */
export function ReleaseDialog({ row, onClose }: { row: ReleaseRow; onClose: () => void }) {
  const { area, owner, hostApi, shared, signedBy, health, quarantine } = row;
  const formatMessage = useFormatMessage();
  const liftActions = useLiftQuarantineAction()(row);
  const name = releaseName(row);
  return (
    <Dialog title={withValues(messages.nameOnly, { name: `${area} ${name}` })} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="5">
          <DescriptionList>
            <DescriptionItem label={messages.state}>
              <HealthBadge health={health} />
            </DescriptionItem>
            <DescriptionItem label={messages.owner}>{owner}</DescriptionItem>
            <DescriptionItem label={messages.shownBy} fullWidth>
              <ServedBy row={row} />
            </DescriptionItem>
            {quarantine && (
              <DescriptionItem label={messages.quarantinedAt}>
                <DateTime at={quarantine.beganAt} />
              </DescriptionItem>
            )}
            {quarantine && <QuarantineCause {...quarantine} />}
            <DescriptionItem label={messages.p75}>
              <LoadTime p75={health.p75} />
            </DescriptionItem>
            <DescriptionItem label={messages.loads}>{health.loads}</DescriptionItem>
            <DescriptionItem label={messages.failures}>{health.failures}</DescriptionItem>
            <DescriptionItem label={messages.hostApi}>{hostApi}</DescriptionItem>
            {signedBy && <DescriptionItem label={messages.signedBy}>{signedBy}</DescriptionItem>}
          </DescriptionList>
          <Box role="region" aria-label={formatMessage(messages.shared)} tabIndex={0}>
            <Text mb="1" fontWeight="semibold">
              <FormattedMessage {...messages.shared} />
            </Text>
            <PlainTable
              label={messages.shared}
              columns={columns}
              rows={Object.entries(shared).map(([module, version]) => ({ module, version }))}
            />
          </Box>
        </Stack>
      </DialogBody>
      {liftActions.length > 0 && (
        <DialogFooter>
          <Actions actions={liftActions.map((action) => ({ ...action, primary: true }))} name={name} />
        </DialogFooter>
      )}
    </Dialog>
  );
}
