import { ApiError } from 'shared-auth';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../base/chakra.ts';
import type { IconName } from '../base/icon.tsx';
import type { Words } from '../base/words.ts';
import { errorWords } from '../data/error-words.ts';
import { Link } from '../router/index.ts';
import { messages } from './feedback.messages.ts';
import { Panel, type PanelProps } from './panel.tsx';

type Size = Pick<PanelProps, 'size'>;

const GoHome = () => (
  <Button asChild variant="outline" size="sm">
    <Link to="/">
      <FormattedMessage {...messages.goHome} />
    </Link>
  </Button>
);

export const EmptyState = ({
  icon = 'package',
  ...panel
}: { icon?: IconName; title: Words; text?: Words; action?: ReactNode } & Size) => <Panel icon={icon} {...panel} />;

export const NoAccess = ({ size = 'page' }: Size) => (
  <Panel icon="lock" title={messages.noAccess} text={messages.noAccessText} action={<GoHome />} size={size} />
);

export const NotFound = ({ size = 'page' }: Size) => (
  <Panel icon="compass" title={messages.notFound} text={messages.notFoundText} action={<GoHome />} size={size} />
);

type ErrorStateProps = { error: unknown; title?: Words; onRetry?: () => void } & Size;

/** A load that failed: what is refused or missing says so, everything else can be tried again. */
export function ErrorState({ error, title = messages.failed, onRetry, size }: ErrorStateProps) {
  if (error instanceof ApiError && error.status === 403) return <NoAccess size={size} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound size={size} />;
  const isOffline = error instanceof ApiError && error.code === 'offline';
  const retry = onRetry && (
    <Button variant="outline" size="sm" onClick={onRetry}>
      <FormattedMessage {...messages.tryAgain} />
    </Button>
  );
  return (
    <Panel
      icon={isOffline ? 'offline' : 'warning'}
      tone="bad"
      title={title}
      text={errorWords(error)}
      action={retry}
      size={size}
    />
  );
}
