import { FormattedMessage } from 'react-intl';
import type { ActiveRelease } from 'shared-contracts/portal/releases';
import type { WebVital } from 'shared-contracts/values/portal/web-vitals';
import { withValues } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { releaseStateStyles } from './release-state-styles.ts';
import { messages } from './releases.messages.ts';

type Health = ActiveRelease['health'];

export const LoadTime = ({ p75 }: { p75: number | null | undefined }) =>
  typeof p75 === 'number' ? <FormattedMessage {...withValues(messages.milliseconds, { count: p75 })} /> : '–';

/** Milliseconds; of CLS a score. */
export const VitalValue = ({ vital, p75 }: { vital: WebVital; p75: number }) => (
  <FormattedMessage {...withValues(vital === 'cls' ? messages.score : messages.milliseconds, { count: p75 })} />
);

/** Without loads or failures, `fine` says nothing about a release. */
const isConclusive = ({ state, loads, failures }: NonNullable<Health>) => state !== 'fine' || loads + failures > 0;

export const HealthBadge = ({ health }: { health: Health }) =>
  health && isConclusive(health) ? <StatusBadge {...releaseStateStyles[health.state]} /> : '–';

/** State, load time and failures of a release. */
export const healthColumns = <Row extends { health: Health }>(): Column<Row>[] => [
  {
    id: 'state',
    header: messages.state,
    width: 104,
    inCard: true,
    cell: ({ health }) => <HealthBadge health={health} />,
  },
  { id: 'p75', header: messages.p75, width: 105, numeric: true, cell: ({ health }) => <LoadTime p75={health?.p75} /> },
  {
    id: 'failures',
    header: messages.failures,
    width: 98,
    numeric: true,
    cell: ({ health }) => health?.failures ?? '–',
  },
];
