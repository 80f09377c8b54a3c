import { lazy, Suspense } from 'react';
import { InvoicesPage } from '../invoicing/invoices-page.tsx';
import type { Payments } from '../invoicing/invoice-dialog.tsx';

const PaymentsSection = lazy(async () => ({
  default: (await import('../bills/payments/payments-section.tsx')).PaymentsSection,
}));

const LazyPayments: Payments = (props) => (
  <Suspense>
    <PaymentsSection {...props} />
  </Suspense>
);

/** The invoices with their payments, which are of another feature. */
export default function Invoices() {
  return <InvoicesPage Payments={LazyPayments} />;
}
