import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Rendered instead; `reset` renders the children again. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
};

class CatchBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.error === undefined
      ? children
      : fallback(this.state.error, () => this.setState({ error: undefined }));
  }
}

/** Contains render errors, so that the frame and other areas keep working. */
export const ErrorBoundary = ({ fallback, children }: ErrorBoundaryProps) => (
  <QueryErrorResetBoundary>
    {({ reset: resetQueries }) => (
      <CatchBoundary
        fallback={(error, reset) =>
          fallback(error, () => {
            resetQueries();
            reset();
          })
        }
      >
        {children}
      </CatchBoundary>
    )}
  </QueryErrorResetBoundary>
);
