import type { Bill } from 'shared-contracts/finance/bills';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { presentBalance } from '../payments/balances.store.ts';
import { placedLines, taxesOf } from './bill.lines.ts';
import { billActions } from './bill.rules.ts';
import type { BillDetails } from './bill-details.store.ts';
import type { ComputedBill } from './compute-bills.ts';
import { toBillActor, toBillContext } from './find-bill.ts';
import { toShipperCode } from '../../orders/public.ts';

const PATH_OF = { order: 'orders', trip: 'trips' } as const;

type Stamped = { by: string | null; at: number | null };

/** The other side doesn't see who acted within this organization. */
function stampOf(caller: Caller, people: BillDetails['people'], { by, at }: Stamped) {
  if (at === null) return null;
  const person = people.find(({ id }) => id === by);
  return {
    by: person && (isRoot(caller) || person.organizationId === caller.organizationId) ? person.name : null,
    at,
  };
}

function stampsOf(
  caller: Caller,
  { stored }: ComputedBill,
  people: BillDetails['people'],
): Pick<Bill, 'submitted' | 'approved' | 'sentBack' | 'override'> {
  if (!stored) return { submitted: null, approved: null, sentBack: null, override: null };
  const override = stampOf(caller, people, { by: stored.overriddenBy, at: stored.overriddenAt });
  const sentBack = stampOf(caller, people, { by: stored.sentBackBy, at: stored.sentBackAt });
  return {
    submitted: stampOf(caller, people, { by: stored.submittedBy, at: stored.submittedAt }),
    approved: stampOf(caller, people, { by: stored.approvedBy, at: stored.approvedAt }),
    override: override && { ...override, reason: stored.overrideReason ?? '' },
    sentBack: sentBack && { ...sentBack, reason: stored.sentBackReason ?? '' },
  };
}

/** Contract, dates and currency of the bill. */
function ratedBy({ contract, ratedAt }: ComputedBill['figures']) {
  const terms = contract?.terms;
  return {
    contract: contract && { id: contract.id, name: contract.name, version: contract.version },
    ratedAt,
    calculationBasedDate: terms?.calculationBasedDate ?? null,
    mileageBilling: terms?.defaultMileageBilling ?? null,
    unitStandard: terms?.unitStandard ?? 'metric',
    currency: contract?.currency ?? null,
    billingCurrency: contract?.billingCurrency ?? null,
    conversionRate: terms?.billingCurrencyId ? terms.conversionRate : null,
  } as const;
}

const demurrageOf = ({ lines, demurrageMinutes: minutes }: ComputedBill['figures']) => ({
  minutes,
  amount: toMoney(sumOf(lines.filter(({ rule }) => rule === 'demurrage').map(({ amount }) => amount))),
});

/**
 * Presents a bill to a user.
 * @param isHome whether the bill is owned by their organization; the other side sees neither documents nor shares
 */
export function presentBill(
  bill: ComputedBill & { isHome: boolean },
  { partner, billingContact, documents, earlierVersions, invoice, balance, billingPeriod, people }: BillDetails,
  caller: Caller,
): Bill {
  const { billed, stored, figures, isHome } = bill;
  const { of, id, number, reference, stage } = billed;
  const { facts } = figures;
  return {
    of,
    subject: { id, number, shipperCode: of === 'order' ? toShipperCode(billed, caller) : null, reference, stage },
    state: stored?.state ?? 'draft',
    revision: stored?.revision ?? 0,
    version: stored?.version ?? 1,
    earlierVersions: isHome
      ? earlierVersions.map(({ total, ...version }) => ({ ...version, total: total ?? '0.00' }))
      : [],
    outdatedAt: isHome ? (stored?.outdatedAt ?? null) : null,
    reasons: figures.reasons,
    contractProblems: figures.contractProblems ?? [],
    organization: { id: billed.organizationId, name: billed.organization },
    partner: partner ?? null,
    invoice: invoice ?? null,
    balance:
      balance && bill.partnerId !== null
        ? presentBalance(caller, balance, { of, payerId: billed.organizationId, payeeId: bill.partnerId })
        : null,
    billingPeriod,
    billingContact: billingContact
      ? { id: billingContact.id, name: billingContact.name, email: billingContact.email || null }
      : null,
    ...ratedBy(figures),
    estimatedDistance: facts.estimatedDistance,
    actualDistance: facts.actualDistance,
    isActualGiven: (stored?.actualDistance ?? null) !== null,
    distance: figures.distance,
    isBackhaul: facts.isBackhaul,
    lines: placedLines(figures),
    extraCharges: [...facts.extraCharges],
    services: [...(facts.services ?? [])],
    serviceRates: figures.contract?.terms.services ?? [],
    discount: facts.discount,
    taxBase: figures.taxBase,
    vatPercentage: figures.contract?.terms.vatPercentage ?? stored?.vatPercentage ?? '0',
    isVatGiven: (stored?.vatPercentage ?? null) !== null,
    vat: figures.vat,
    taxes: taxesOf(figures),
    taxCategory: figures.untaxed?.category ?? null,
    taxReason: figures.untaxed?.reason ?? null,
    total: figures.total,
    demurrage: demurrageOf(figures),
    load: facts.load,
    capacity: facts.capacity,
    utilization: figures.utilization,
    shares: isHome ? figures.shares : [],
    documents: isHome
      ? documents.map((document) => ({
          id: document.id,
          name: document.name,
          mime: document.mime,
          createdAt: document.createdAt,
          url: `${API_PREFIX}/${PATH_OF[of]}/${id}/bill/documents/${document.id}`,
        }))
      : [],
    ...(isHome ? stampsOf(caller, bill, people) : { ...stampsOf(caller, bill, people), sentBack: null }),
    actions: billActions(toBillContext(bill), toBillActor(caller, bill)),
  };
}
