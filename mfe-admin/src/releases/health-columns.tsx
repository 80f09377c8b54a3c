import { FormattedMessage } from 'react-intl';
import type { ReleaseInForce } from 'shared-contracts/releases';
import { fill } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { releaseLooks } from './release-looks.ts';
import { messages } from './releases.messages.ts';

type Health = ReleaseInForce['health'];

export const LoadTime = ({ p75 }: { p75: number | null | undefined }) =>
  typeof p75 === 'number' ? <FormattedMessage {...fill(messages.milliseconds, { count: p75 })} /> : '–';

/** A release that nobody has loaded is neither good nor bad. */
const isKnown = ({ state, loads, failures }: NonNullable<Health>) => state !== 'fine' || loads + failures > 0;

export const HealthBadge = ({ health }: { health: Health }) =>
  health && isKnown(health) ? <StatusBadge {...releaseLooks[health.state]} /> : '–';

/** How a release fares. */
export const healthColumns = <Row extends { health: Health }>(): Column<Row>[] => [
  {
    id: 'state',
    header: messages.state,
    width: 130,
    card: true,
    cell: ({ health }) => <HealthBadge health={health} />,
  },
  { id: 'p75', header: messages.p75, width: 135, numeric: true, cell: ({ health }) => <LoadTime p75={health?.p75} /> },
  {
    id: 'failures',
    header: messages.failures,
    width: 145,
    numeric: true,
    cell: ({ health }) => health?.failures ?? '–',
  },
];
