import type { Language } from 'shared-contracts/values/limits';
import type { BillTexts } from './texts/bill-texts.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { sin } from './texts/sin.ts';
import { sp } from './texts/sp.ts';

export const BILL_TEXTS: Record<Language, BillTexts> = { en, it, fr, sp, sin };
