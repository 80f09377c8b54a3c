import type { Visibility } from 'shared-contracts/values/orders/visibility';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { messages } from './visibility.messages.ts';

const STYLES: Record<Visibility, StatusStyle> = {
  internal: { tone: 'neutral', icon: icons.building, label: messages.internal },
  partner: { tone: 'info', icon: icons.share, label: messages.partner },
};

/** Whether a comment or a document is internal, or shared with the order's other side. */
export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) => <StatusBadge {...STYLES[visibility]} />;
