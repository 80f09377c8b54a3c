import { ErrorState } from 'shared-ui';
import { useRouteError } from 'shared-ui/router';

/** Shown when the shell itself fails; only a reload helps. */
export const PortalError = () => (
  <ErrorState error={useRouteError()} onRetry={() => window.location.reload()} size="page" />
);
