import { Readable } from 'node:stream';
import { MAX_PAYMENT_LINES } from 'shared-contracts/values/finance/payment-imports';
import { parseXml } from '../../../platform/excel/parse-xml.ts';
import { fileDamaged, tooManyRows } from '../../../platform/excel/sheet-error.ts';
import type { Statement, StatementLine } from './statement-line.ts';
import { parseAmount, parseDay } from './statement-values.rules.ts';

type Node = { name: string; attributes: Record<string, string>; text: string; children: Node[] };

/** Longer texts are cut: nothing of a statement is longer than 500. */
const MAX_TEXT = 2_000;
const CHUNK_BYTES = 64 * 1024;

/** The nodes at a path; a name that a bank leaves out, such as `Pty`, is optional with a `?`. */
function findAll(node: Node | undefined, [step, ...rest]: readonly string[]): Node[] {
  if (!node) return [];
  if (step === undefined) return [node];
  const isOptional = step.endsWith('?');
  const name = step.replace('?', '');
  return [
    ...node.children.filter((child) => child.name === name).flatMap((child) => findAll(child, rest)),
    ...(isOptional ? findAll(node, rest) : []),
  ];
}
const find = (node: Node | undefined, path: string): Node | undefined => findAll(node, path.split('/'))[0];
const textOf = (node: Node | undefined, ...paths: string[]): string | null =>
  paths.map((path) => find(node, path)?.text.trim()).find((text) => text) ?? null;

/** Elements that contain invoice numbers: free text, referred documents and creditor references. */
const TEXTS = ['RmtInf/Ustrd', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf'];
const REFERENCES = ['Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId'];

const isBooked = (entry: Node) => ['BOOK', null].includes(textOf(entry, 'Sts/Cd', 'Sts'));
const isIncoming = (entry: Node) => textOf(entry, 'CdtDbtInd') === 'CRDT' && textOf(entry, 'RvslInd') !== 'true';

type Account = { id: string };

function toLine(entry: Node, details: Node | undefined, { id }: Account): Omit<StatementLine, 'line'> {
  const amount = find(details, 'Amt') ?? find(details, 'AmtDtls/TxAmt/Amt') ?? find(entry, 'Amt');
  const texts = TEXTS.flatMap((path) => findAll(details, path.split('/'))).map(({ text }) => text.trim());
  return {
    day: parseDay(textOf(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? ''),
    amount: parseAmount(amount?.text ?? ''),
    currency: amount?.attributes['Ccy'] ?? null,
    payer: textOf(details, 'RltdPties/Dbtr/Pty?/Nm'),
    text: (texts.length > 0 ? texts : [textOf(details, 'Refs/EndToEndId'), textOf(entry, 'AddtlNtryInf')])
      .filter(Boolean)
      .join(' '),
    bankReference: [id, textOf(entry, 'AcctSvcrRef', 'NtryRef'), ...REFERENCES.map((path) => textOf(details, path))]
      .filter(Boolean)
      .join(' '),
  };
}

/** A batch with an amount for each of its payments is a line for each. */
function toLines(entry: Node, account: Account): Omit<StatementLine, 'line'>[] {
  const details = findAll(entry, ['NtryDtls', 'TxDtls']);
  const hasAmounts = details.every((one) => find(one, 'Amt') ?? find(one, 'AmtDtls/TxAmt/Amt'));
  if (details.length > 1 && hasAmounts) return details.map((one) => toLine(entry, one, account));
  const joined = { name: 'TxDtls', attributes: {}, text: '', children: details.flatMap(({ children }) => children) };
  return [toLine(entry, joined, account)];
}

function* chunksOf(file: Buffer) {
  for (let start = 0; start < file.length; start += CHUNK_BYTES) yield file.subarray(start, start + CHUNK_BYTES);
}

/** Reads the booked incoming payments of a CAMT.053 statement. @throws SheetError */
export async function readCamt(file: Buffer): Promise<Statement> {
  const statement: Statement = { lines: [], outgoing: 0 };
  const open: Node[] = [];
  let account: Account = { id: '' };
  let hasStatement = false;
  const addEntry = (entry: Node) => {
    if (!isBooked(entry) || !isIncoming(entry)) statement.outgoing += 1;
    else
      for (const line of toLines(entry, account)) statement.lines.push({ line: statement.lines.length + 1, ...line });
    if (statement.lines.length + statement.outgoing > MAX_PAYMENT_LINES) throw tooManyRows(MAX_PAYMENT_LINES);
  };
  await parseXml(Readable.from(chunksOf(file)), {
    open: (name, attributes) => {
      if (name === 'BkToCstmrStmt') hasStatement = true;
      const isRelevant = open.length > 0 || name === 'Ntry' || name === 'Acct';
      if (hasStatement && isRelevant) open.push({ name, attributes, text: '', children: [] });
    },
    text: (text) => {
      const node = open.at(-1);
      if (node) node.text = `${node.text}${text}`.slice(0, MAX_TEXT);
    },
    close: () => {
      const node = open.pop();
      if (!node) return;
      const parent = open.at(-1);
      if (parent) parent.children.push(node);
      else if (node.name === 'Ntry') addEntry(node);
      else account = { id: textOf(node, 'Id/IBAN', 'Id/Othr/Id') ?? '' };
    },
  });
  if (!hasStatement) throw fileDamaged();
  return statement;
}
