import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Alert } from 'shared-contracts/fleet/alerts';
import { Box, Button, Flex, Text } from 'shared-ui';
import { DateOnly } from 'shared-ui/format';
import { RecordSection } from 'shared-ui/waiting';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';
import { AlertDetails, AlertKindName, SeverityBadge } from './alert-columns.tsx';
import { alertQueries } from './alerts.api.ts';
import { messages } from './alerts.messages.ts';
import { useLiveAlerts } from './use-live-alerts.ts';

const MAX_RECORDS = 5;

const AlertItem = ({ alert, onAcknowledge }: { alert: Alert; onAcknowledge: () => void }) => (
  <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Box flex="1" minW="0">
      <Flex align="center" gap="2" wrap="wrap">
        <Text fontWeight="medium">
          <AlertKindName {...alert} />
        </Text>
        <SeverityBadge {...alert} />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        <AlertDetails {...alert} />
        {alert.dueAt !== null && (
          <>
            {', '}
            <DateOnly at={alert.dueAt} />
          </>
        )}
      </Text>
    </Box>
    {alert.actions.includes('acknowledge') && (
      <Button size="xs" variant="outline" onClick={onAcknowledge}>
        <FormattedMessage {...messages.acknowledge} />
      </Button>
    )}
  </Flex>
);

/** Shows the open alerts of a vehicle on its page. */
export default function VehicleAlertsSlot({ vehicleId }: { vehicleId: string }) {
  const [acknowledgedId, setAcknowledgedId] = useState<string>();
  const alerts = useQuery(alertQueries.list({ vehicleId, limit: MAX_RECORDS }));
  useLiveAlerts();
  return (
    <>
      <RecordSection
        title={messages.openAlerts}
        query={alerts}
        empty={messages.noneOpen}
        allLink={`/alerts?vehicleId=${vehicleId}`}
      >
        {(alert) => <AlertItem alert={alert} onAcknowledge={() => setAcknowledgedId(alert.id)} />}
      </RecordSection>
      {acknowledgedId !== undefined && (
        <AcknowledgeDialog id={acknowledgedId} onClose={() => setAcknowledgedId(undefined)} />
      )}
    </>
  );
}
