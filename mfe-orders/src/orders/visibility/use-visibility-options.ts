import { useSession } from 'shared-auth';
import type { Order } from 'shared-contracts/orders/orders';
import { VISIBILITIES, type Visibility } from 'shared-contracts/values/orders/visibility';
import { useFormatMessage, withValues } from 'shared-ui';
import { messages } from './visibility.messages.ts';

/** Who can read a new comment or document of an order; an order without another side has one option. */
export function useVisibilityOptions({ organization, partner }: Pick<Order, 'organization' | 'partner'>) {
  const formatMessage = useFormatMessage();
  const user = useSession((session) => session.user);
  const others = [organization, partner].filter(({ id }) => id !== user?.organizationId);
  const values = {
    organization: user?.organizationName ?? '',
    partner: others.map(({ name }) => name).join(', '),
  };
  const labels: Record<Visibility, string> = {
    internal: formatMessage(withValues(messages.onlyUs, values)),
    partner: formatMessage(withValues(messages.both, values)),
  };
  return VISIBILITIES.filter((value) => value === 'internal' || others.length > 0).map((value) => ({
    value,
    label: labels[value],
  }));
}
