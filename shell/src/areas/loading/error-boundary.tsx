import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** What stands there instead; `reset` shows the children again. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
};

class Catching extends Component<BoundaryProps, { error?: unknown }> {
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

/** What breaks inside stays inside: the frame and the other areas go on. */
export const Boundary = ({ fallback, children }: BoundaryProps) => (
  <QueryErrorResetBoundary>
    {({ reset: forget }) => (
      <Catching
        fallback={(error, reset) =>
          fallback(error, () => {
            forget();
            reset();
          })
        }
      >
        {children}
      </Catching>
    )}
  </QueryErrorResetBoundary>
);
