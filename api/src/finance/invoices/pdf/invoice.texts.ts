import type { Language } from 'shared-contracts/values/limits';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { InvoiceTexts } from './texts/invoice-texts.ts';
import { it } from './texts/it.ts';
import { sin } from './texts/sin.ts';
import { sp } from './texts/sp.ts';

export const INVOICE_TEXTS: Record<Language, InvoiceTexts> = { en, it, fr, sp, sin };
