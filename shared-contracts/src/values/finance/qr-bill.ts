/** Whether an IBAN is from Switzerland or Liechtenstein, where invoices have a QR-bill. */
export const isSwissAccount = (account: string | null) => /^\s*(?:CH|LI)/i.test(account ?? '');

/** The limits of the standard, so that nothing is cut off. */
export const ADDRESS_PART_LIMITS = { street: 70, buildingNumber: 16, postalCode: 16, town: 35 } as const;

/** Address fields that a payee needs for a QR-bill. */
export const QR_BILL_FIELDS = ['postalCode', 'town'] as const;
export type QrBillField = (typeof QR_BILL_FIELDS)[number];

/** @returns what is missing for a QR-bill; nothing if the account is not Swiss */
export const missingForQrBill = (settings: { bankAccount: string | null } & Record<QrBillField, string | null>) =>
  isSwissAccount(settings.bankAccount) ? QR_BILL_FIELDS.filter((field) => !settings[field]) : [];
