import type { Pricing } from '../../orders/public.ts';
import { currencyOf, findContracts } from '../contracts/contracts.store.ts';
import { delayTermsOf } from '../contracts/delay-terms.store.ts';
import { predictCosts, servicesOf } from '../contracts/predict-costs.ts';
import { amountsOf } from './amounts/order-amounts.store.ts';

/** Hooks through which orders use contracts and bills. */
export const pricing: Pricing = { findContracts, currencyOf, predictCosts, servicesOf, delayTermsOf, amountsOf };
