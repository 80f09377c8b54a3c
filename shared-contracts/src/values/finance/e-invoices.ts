/** UNCL5305 as EN 16931 uses it: standard, zero rated, exempt, reverse charge, within the EU, export, outside VAT. */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

/** Where a missing value that violates a rule can be entered. `amounts`: computed by the issuer of the invoice. */
export const E_INVOICE_FIXES = [
  'payeeSettings',
  'payerSettings',
  'organization',
  'taxRates',
  'bill',
  'amounts',
] as const;
export type EInvoiceFix = (typeof E_INVOICE_FIXES)[number];

/** For a file that another system wrote. */
export const MAX_E_INVOICE_BYTES = 5 * 1024 * 1024;

/** Per file. */
export const MAX_E_INVOICES = 100;

/** The schemes of electronic addresses (EAS) in the network of Peppol. */
export const PEPPOL_SCHEMES: readonly string[] = (
  '0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190 0191 ' +
  '0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218 ' +
  '0221 0225 0230 0235 0240 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 ' +
  '9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959 '
).split(' ');

/** EAS, the schemes of electronic addresses; the last ones are outside of Peppol, such as EM for an email address. */
export const ADDRESS_SCHEMES: readonly string[] = [
  ...PEPPOL_SCHEMES,
  ...'0219 0220 0242 0244 0245 0246 0248 AN AQ AS AU EM'.split(' '),
];
