import { ApiError } from 'shared-auth';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../base/chakra.ts';
import type { IconName } from '../base/icon.tsx';
import type { Message } from '../base/message.ts';
import { errorMessage } from '../data/error-message.ts';
import { Link } from '../router/index.ts';
import { messages } from './feedback.messages.ts';
import { Panel, type PanelProps } from './panel.tsx';

type SizeProps = Pick<PanelProps, 'size'>;

const HomeButton = () => (
  <Button asChild variant="outline" size="sm">
    <Link to="/">
      <FormattedMessage {...messages.goHome} />
    </Link>
  </Button>
);

export const EmptyState = ({
  icon = 'package',
  ...panel
}: { icon?: IconName; title: Message; text?: Message; action?: ReactNode } & SizeProps) => (
  <Panel icon={icon} {...panel} />
);

export const NoAccess = ({ size = 'page' }: SizeProps) => (
  <Panel icon="lock" title={messages.noAccess} text={messages.noAccessText} action={<HomeButton />} size={size} />
);

export const NotFound = ({ size = 'page' }: SizeProps) => (
  <Panel icon="compass" title={messages.notFound} text={messages.notFoundText} action={<HomeButton />} size={size} />
);

type ErrorStateProps = { error: unknown; title?: Message; onRetry?: () => void } & SizeProps;

/** A failed load: no access (403), not found (404), or an error with a button to retry. */
export function ErrorState({ error, title = messages.failed, onRetry, size }: ErrorStateProps) {
  if (error instanceof ApiError && error.status === 403) return <NoAccess size={size} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound size={size} />;
  const isOffline = error instanceof ApiError && error.code === 'offline';
  const retryButton = onRetry && (
    <Button variant="outline" size="sm" onClick={onRetry}>
      <FormattedMessage {...messages.tryAgain} />
    </Button>
  );
  return (
    <Panel
      icon={isOffline ? 'offline' : 'warning'}
      tone="bad"
      title={title}
      text={errorMessage(error)}
      action={retryButton}
      size={size}
    />
  );
}
