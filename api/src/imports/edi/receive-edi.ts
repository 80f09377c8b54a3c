import type { OrderInput } from 'shared-contracts/orders/orders';
import type { EdiSet } from 'shared-contracts/edi';
import type { EdiProblem, EdiState } from 'shared-contracts/values/edi';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import type { RowProblem } from '../columns.rules.ts';
import { toColumnProblems } from '../columns.rules.ts';
import { orderImporter } from '../order-importer.ts';
import { prepareTable } from '../prepare-rows.ts';
import {
  findMessage,
  findOrderNumbers,
  findReceived,
  insertEdiOrders,
  insertMessage,
  lockMessage,
  updateMessage,
} from './edi-messages.store.ts';
import { acknowledge, type Received } from './acknowledge.ts';
import { type Change, changeOrder } from './change-order.ts';
import { applyReport } from './carriers/apply-report.ts';
import type { EdiServices as Services } from './edi-services.ts';
import type { TenderCells } from './load-tender.rules.ts';
import {
  findReport,
  isAcknowledgement,
  parseEdi,
  type ReadInterchange,
  SYNTAXES,
  type SyntaxName,
} from './syntaxes.rules.ts';
import type { Interchange, TransactionSet } from './x12.rules.ts';

/** A transaction set being processed: with an input if it is to become an order. */
type Draft = { set: TransactionSet; input: OrderInput | null; problems: EdiProblem[]; change: Change | null };

const toProblem = (syntax: SyntaxName, { column, message }: RowProblem, { sources }: TenderCells): EdiProblem => {
  const title = column ?? '';
  const source = sources[title] ?? SYNTAXES[syntax].expectedSource(title);
  return { ...source, message: title === '' ? message : `${title}: ${message}` };
};

const notSupported = (syntax: SyntaxName, { code }: TransactionSet): EdiProblem => ({
  segment: SYNTAXES[syntax].header,
  position: 1,
  element: 1,
  message: `Transaction set ${code} isn’t supported: send ${SYNTAXES[syntax].orders.join(', ')}`,
});

/** Reads tenders with the names, checks and rules of an import of orders by the caller. */
async function draftSets({ services, caller, syntax }: Execution, sets: readonly TransactionSet[]): Promise<Draft[]> {
  const { orders, readOrder, readPurpose, expectedSource } = SYNTAXES[syntax];
  const tenders = sets.map((set) => {
    if (isAcknowledgement(syntax, set.code) || findReport(syntax, set.code)) return null;
    if (!orders.includes(set.code)) return { problem: notSupported(syntax, set) };
    const read = readPurpose(set);
    return 'problem' in read ? read : { ...read, ...readOrder(set) };
  });
  const readable = tenders
    .filter((tender) => tender !== null && 'cells' in tender)
    .filter(({ purpose }) => purpose !== 'cancel');
  const table = readable.map(({ cells }, row) => ({ row, cell: (title: string) => cells[title] ?? '' }));
  const rows = await prepareTable(services, caller, orderImporter, table);
  return sets.map((set, i) => {
    const tender = tenders[i];
    if (!tender || 'problem' in tender)
      return { set, input: null, problems: tender ? [tender.problem] : [], change: null };
    const { purpose, purposeSource } = tender;
    const row = rows[readable.indexOf(tender)];
    const problems = (row?.problems ?? []).map((each) => toProblem(syntax, each, tender));
    const input = row?.input ?? null;
    if (purpose === 'original' || problems.length > 0) return { set, input, problems, change: null };
    const referenceSource = tender.sources['Reference'] ?? expectedSource('Reference');
    return { set, input: null, problems, change: { tender, input, purposeSource, referenceSource } };
  });
}

/** Checks the drafts as when an order is created. @returns a function that writes those without problems */
async function prepareDrafts({ services, caller, syntax }: Execution, drafts: readonly Draft[]) {
  const open = drafts.filter(({ input }) => input !== null);
  const { errors, write } = await orderImporter.prepare(
    services,
    caller,
    open.flatMap(({ input }) => input ?? []),
  );
  const rejected = new Map(
    open.flatMap((draft, i) => {
      if (!errors[i]) return [];
      const { message, details } = toAppError(errors[i]);
      const fields = toColumnProblems(orderImporter.columns, details.fields ?? {});
      const tender = { cells: {}, sources: {} };
      const problems = fields.map((problem) => toProblem(syntax, problem, tender));
      const [segment] = draft.set.segments;
      const whole = { segment: segment?.id ?? 'ST', position: 1, element: null, message };
      return [[draft, problems.length > 0 ? problems : [whole]] as const];
    }),
  );
  const written = open.filter((draft) => !rejected.has(draft));
  return {
    problemsOf: (draft: Draft) => [...draft.problems, ...(rejected.get(draft) ?? [])],
    /** @returns the id of each draft's order */
    write: async (tx: Db) => {
      const ids = written.length > 0 ? await write(tx) : [];
      if (ids.length > 0) await orderImporter.publishChange?.(tx, caller.organizationId);
      return new Map(written.map((draft, i) => [draft, ids[i] ?? '']));
    },
  };
}

function stateOf(sets: readonly EdiSet[]): EdiState {
  const accepted = sets.filter(({ problems }) => problems.length === 0).length;
  if (accepted === 0) return 'rejected';
  return accepted === sets.length ? 'accepted' : 'partial';
}

type Execution = ReadInterchange & { services: Services; caller: Caller };
/**
 * Executes the sets that have not been accepted yet, and returns the results of all. Those of test messages are only
 * checked.
 */
async function prepareExecution(execution: Execution, earlier: readonly EdiSet[] = []) {
  const { interchange } = execution;
  const sets = interchange.groups.flatMap((group) => group.sets);
  const isDone = (i: number) => earlier[i]?.problems.length === 0;
  const drafts = await draftSets(
    execution,
    sets.filter((_set, i) => !isDone(i)),
  );
  const prepared = await prepareDrafts(execution, drafts);
  return async (tx: Db): Promise<EdiSet[]> => {
    const orders = interchange.isTest ? new Map<Draft, string>() : await prepared.write(tx);
    const numbers = await findOrderNumbers(tx, [...orders.values()]);
    const { services, caller, syntax } = execution;
    const report = { services, caller, partner: interchange.sender, isTest: interchange.isTest };
    const outcomes: EdiSet[] = [];
    for (const [i, set] of sets.entries()) {
      const { code, controlNumber } = set;
      const [done, read] = [earlier[i], findReport(syntax, code)];
      if (done && isDone(i)) {
        outcomes.push(done);
        continue;
      }
      if (read) {
        outcomes.push({ code, controlNumber, ...(await applyReport(report, tx, set, read)) });
        continue;
      }
      const draft = drafts.find((each) => each.set === set);
      if (draft?.change) {
        outcomes.push({ code, controlNumber, ...(await changeOrder(report, tx, draft.change)) });
        continue;
      }
      const id = draft && orders.get(draft);
      const order = id === undefined ? null : { id, name: numbers.get(id) ?? '' };
      outcomes.push({ code, controlNumber, order, problems: draft ? prepared.problemsOf(draft) : [] });
    }
    return outcomes;
  };
}

/** Stores the results of the sets, acknowledges them, and stores the orders that they created. */
export async function settleReceived(tx: Db, received: Received, id: string, sets: readonly EdiSet[]) {
  await updateMessage(tx, id, { sets: JSON.stringify(sets), state: stateOf(sets) });
  const made = SYNTAXES[received.syntax].orders;
  const orders = sets.flatMap(({ code, order }, setPosition) =>
    order && made.includes(code) ? [{ orderId: order.id, setPosition }] : [],
  );
  await insertEdiOrders(tx, id, orders);
  await acknowledge(tx, received, id, sets);
}

async function loadMessage(db: Db, caller: Pick<Caller, 'organizationId'>, id: string) {
  const message = await findMessage(db, caller, id);
  if (!message) throw notFound();
  return message;
}

const kindOf = ({ groups }: Interchange) =>
  [...new Set(groups.flatMap(({ sets }) => sets.map(({ code }) => code)))].join(', ').slice(0, 50);

/** Stores a text that can't be processed. */
export async function storeUnreadable(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'organizationId'>,
  text: string,
  problem: EdiProblem,
) {
  const id = await insertMessage(services.db, {
    organizationId: caller.organizationId,
    direction: 'in',
    partner: '',
    controlNumber: null,
    kind: '',
    isTest: false,
    state: 'rejected',
    raw: text,
    sets: '[]',
    problem: JSON.stringify(problem),
    replyTo: null,
    createdAt: services.now(),
  });
  return { ...(await loadMessage(services.db, caller, id ?? '')), isDuplicate: false };
}

/** Stores a message as received. @returns null if its control number was received before */
export const storeReceived = (tx: Db, { services, caller, interchange }: Received, text: string) =>
  insertMessage(tx, {
    organizationId: caller.organizationId,
    direction: 'in',
    partner: interchange.sender,
    controlNumber: interchange.controlNumber,
    kind: kindOf(interchange),
    isTest: interchange.isTest,
    state: 'rejected',
    raw: text,
    sets: '[]',
    problem: null,
    replyTo: null,
    createdAt: services.now(),
  });

/** Stores a message, executes it once, and acknowledges it. */
export async function receiveEdi(services: Services, caller: Caller, text: string) {
  const { db } = services;
  const parsed = parseEdi(text);
  if ('problem' in parsed) return storeUnreadable(services, caller, text, parsed.problem);
  const { interchange } = parsed;
  const { sender: partner, controlNumber } = interchange;
  const earlier = await findReceived(db, caller, partner, controlNumber);
  if (earlier) return { ...(await loadMessage(db, caller, earlier.id)), isDuplicate: true };
  const execution = { services, caller, ...parsed };
  const execute = await prepareExecution(execution);
  const id = await inTransaction(db, async (tx) => {
    const inserted = await storeReceived(tx, execution, text);
    if (inserted === null) return null;
    await settleReceived(tx, execution, inserted, await execute(tx));
    return inserted;
  });
  const other = id ?? (await findReceived(db, caller, partner, controlNumber))?.id ?? '';
  return { ...(await loadMessage(db, caller, other)), isDuplicate: id === null };
}

/** Executes again what was rejected, for example after a name was corrected. @throws 404 */
export async function replayEdi(services: Services, caller: Caller, id: string) {
  const { db } = services;
  const found = await loadMessage(db, caller, id);
  const parsed = parseEdi(found.raw);
  if (found.direction === 'out' || 'problem' in parsed) return found;
  const execution = { services, caller, ...parsed };
  const execute = await prepareExecution(execution, found.sets);
  await inTransaction(db, async (tx) => {
    const locked = await lockMessage(tx, caller, id);
    // Someone else has replayed it in the meantime.
    if (!locked || JSON.stringify(locked.sets) !== JSON.stringify(found.sets)) return;
    await settleReceived(tx, execution, id, await execute(tx));
  });
  return loadMessage(db, caller, id);
}
