import { lazy, Suspense } from 'react';

const Dialog = lazy(() =>
  import('./improvement-dialog.tsx').then(({ ImprovementDialog }) => ({ default: ImprovementDialog })),
);

export const LazyImprovementDialog = (props: { onClose: () => void }) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
