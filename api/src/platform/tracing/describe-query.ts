import { nameStatement, toStatementText } from './otlp.rules.ts';

/** The span of a query: its text without values. */
export function describeQuery(query: unknown) {
  const text = typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': toStatementText(text) };
  return { name: nameStatement(text), kind: 'client', attributes } as const;
}
