import { ErrorState } from 'shared-ui';
import { useRouteError } from 'shared-ui/router';

/** The last resort: the shell itself broke. Only loading the page anew helps. */
export const PortalError = () => (
  <ErrorState error={useRouteError()} onRetry={() => window.location.reload()} size="page" />
);
