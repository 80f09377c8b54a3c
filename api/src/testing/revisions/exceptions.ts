/** Changing calls that name no revision, by the reason. */
const BY_REASON: Readonly<Record<string, readonly string[]>> = {
  'computes, and stores nothing': [
    'POST /api/contracts/try',
    'POST /api/contracts/{id}/try',
    'POST /api/orders/preview',
    'POST /api/orders/{id}/merge/preview',
    'POST /api/recurring-orders/preview',
    'POST /api/routes-zones/overlaps',
    'POST /api/trips/preview',
    'POST /api/users/is-exist',
    'POST /api/v2/trips/suggest',
    'POST /api/v2/trips/suggest/check',
  ],
  'creates records': [
    'POST /api/areas/reports',
    'POST /api/cargos/import',
    'POST /api/locations/import',
    'POST /api/orders/import',
    'POST /api/v2/trips/create-all',
    'POST /api/v2/trips/improvements',
  ],
  'signs in or out: a session has nothing to edit': [
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/{id}',
    'POST /api/auth',
    'POST /api/auth/as',
    'POST /api/auth/change-password',
    'POST /api/auth/check-otp',
    'POST /api/auth/otp',
    'POST /api/auth/refresh',
    'POST /api/auth/sign-in-code',
    'POST /api/auth/sign-out',
  ],
  'is of one person, who changes only what differs from the stored values': [
    'DELETE /api/list-views/{id}/default',
    'PATCH /api/notifications/{id}/read',
    'POST /api/notifications/read',
    'PUT /api/list-views/{id}/default',
    'PUT /api/reports/columns/{name}',
  ],
  'reports what has happened, with its own time and key': [
    'POST /api/telemetry/positions',
    'POST /api/trips/{id}/driver-events',
    'POST /api/trips/{id}/proofs',
  ],
  'answers an offer once: its state and deadline decide': [
    'POST /api/tender-offers/{id}/accept',
    'POST /api/tender-offers/{id}/decline',
    'POST /api/tender-offers/{id}/quote',
  ],
  'ends something that has nothing else to change': [
    'DELETE /api/orders/{id}/documents/{documentId}',
    'DELETE /api/recurring-orders/holidays/{day}',
    'DELETE /api/vehicles/share/{id}',
    'PATCH /api/orders/{id}/tracking-links/{linkId}/revoke',
    'POST /api/releases/quarantines/{id}/lift',
    'POST /api/v2/trips/improvements/{id}/stop',
  ],
  'sends or tries again': [
    'POST /api/jobs/{id}/retry',
    'POST /api/mails/{id}/retry',
    'POST /api/orders/{id}/bill/send-email',
    'POST /api/organizations/self/smtp-test',
    'POST /api/recurring-orders/{id}/retry',
    'POST /api/trips/{id}/bill/send-email',
  ],
  'makes a new secret, whatever the old one was': [
    'POST /api/organizations/self/partner-token',
    'POST /api/organizations/self/tracking-token',
  ],
};

export const EXCEPTIONS: readonly string[] = Object.values(BY_REASON).flat().toSorted();
