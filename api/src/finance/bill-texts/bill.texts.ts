import type { Language } from 'shared-contracts/values/limits';
import type { BillTexts } from './bill-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { sin } from './sin.ts';
import { sp } from './sp.ts';

export const BILL_TEXTS: Record<Language, BillTexts> = { en, it, fr, sp, sin };
