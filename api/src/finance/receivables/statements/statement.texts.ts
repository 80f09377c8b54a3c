import type { Language } from 'shared-contracts/values/limits';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { sin } from './texts/sin.ts';
import { sp } from './texts/sp.ts';
import type { StatementTexts } from './texts/statement-texts.ts';

export const STATEMENT_TEXTS: Record<Language, StatementTexts> = { en, it, fr, sp, sin };
