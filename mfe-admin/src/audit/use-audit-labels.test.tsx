import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { useAuditLabels } from './use-audit-labels.ts';

/** `subject.event` or `subject.field`, of what features record. */
const EVENTS = {
  'gateBooking.done': 'Left the gate',
  'workOrder.done': 'Completed',
  'order.accept': 'Offer accepted',
  'organization.accept': 'Registration accepted',
  'scimToken.revoked': 'Token revoked',
  'apiKey.revoked': 'Key revoked',
  'starship.launched': 'launched',
};
const FIELDS = {
  'accrualRun.items': 'Items',
  'apiKey.networks': 'Allowed networks',
  'carrierInvoice.proposed': 'Proposed',
  'gateBooking.from': 'Slot',
  'plan.from': 'From',
  'plan.addTrip': 'Trips added',
  'retention.mails': 'Sent e-mails',
  'trip.name': 'File',
  'driver.name': 'Name',
  'user.familyName': 'Last name',
  'webhook.url': 'Address',
  'workOrder.kind': 'Kind',
  'vehicle.kind': 'Kind of file',
  'starship.constructor': 'constructor',
};

function Labels() {
  const labels = useAuditLabels();
  const split = (keys: object) => Object.keys(keys).map((key) => key.split('.') as [string, string]);
  return (
    <ul>
      {split(EVENTS).map(([subject, event]) => (
        <li key={event + subject}>{labels.event({ subject, event })}</li>
      ))}
      {split(FIELDS).map(([subject, field]) => (
        <li key={field + subject}>{labels.field(subject, field)}</li>
      ))}
    </ul>
  );
}

test('labels events and fields by the kind of their record, and unknown ones by their code', () => {
  renderScreen(<Labels />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...Object.values(EVENTS),
    ...Object.values(FIELDS),
  ]);
});
