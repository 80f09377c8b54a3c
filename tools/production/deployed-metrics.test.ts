import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { testApp } from '../../api/src/platform/testing/test-app.ts';

const TOKEN = 'a token for the metrics';
const portal = testApp({ config: { metricsToken: TOKEN } });
const deploy = join(import.meta.dirname, '../../deploy');

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };
type Panel = { title: string; targets: { expr: string }[]; gridPos: { x: number; w: number } };

const read = (path: string) => readFileSync(join(deploy, path), 'utf8');
const rules = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((g) => g.rules);
const { panels } = JSON.parse(read('grafana/consign.json')) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ alert, expr }) => ({ from: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ from: title, expr }))),
];

const METRIC = /\b(?:consign|process)_[a-z0-9_]+/g;
/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance', 'le'];

/** The names that Prometheus stores, with the labels of each that has samples. */
async function readExposed() {
  await portal.as(null).get('/telemetry/positions?token=none&id=nobody&lat=7&lon=80');
  await portal.app.jobs.enqueue(portal.db, 'audit.seal', {});
  const { body } = await portal.as(null, { authorization: `Bearer ${TOKEN}` }).get('/metrics');
  const families = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
  const names = families.flatMap(({ name, type }) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
  );
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', list = ''] of body.matchAll(/^(\w+)\{(.*)\} /gm))
    labels.set(name, new Set([...list.matchAll(/(\w+)="/g)].map(([, label = '']) => label)));
  return { names: new Set(names), labels };
}

test('dashboards and alerts use only metrics that are exposed', async () => {
  const { names } = await readExposed();
  const missing = expressions.flatMap(({ from, expr }) =>
    (expr.match(METRIC) ?? []).filter((name) => !names.has(name)).map((name) => `${from}: ${name}`),
  );
  expect([expressions.length > 20, missing]).toEqual([true, []]);
});

test('every exposed metric is on the dashboard', async () => {
  const drawn = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(METRIC) ?? [])));
  const { names } = await readExposed();
  expect([...names].filter((name) => !/_(sum|count)$/.test(name) && !drawn.has(name))).toEqual([]);
});

test('expressions select by labels that the metrics have', async () => {
  const { labels } = await readExposed();
  const wrong = expressions.flatMap(({ from, expr }) =>
    [...expr.matchAll(/\b((?:consign|process)_[a-z0-9_]+)\{([^}]*)\}/g)].flatMap(([, name = '', selector = '']) =>
      [...selector.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)]
        .map(([, label = '']) => label)
        .filter((label) => !ADDED.includes(label) && labels.has(name) && !labels.get(name)?.has(label))
        .map((label) => `${from}: ${name}{${label}}`),
    ),
  );
  expect(wrong).toEqual([]);
  expect(labels.size).toBeGreaterThan(5);
});

test('every alert says how bad it is and what to do, and the documents name every file', () => {
  expect(rules.map(({ alert, labels, annotations }) => [alert, labels.severity, Object.keys(annotations)])).toEqual(
    rules.map(({ alert }) => [alert, expect.stringMatching(/^(critical|warning)$/), ['summary', 'description']]),
  );
  const docs = readFileSync(join(deploy, '../docs/production.md'), 'utf8');
  const files = globSync('{grafana,logs,prometheus}/*', { cwd: deploy });
  expect(files.filter((file) => !docs.includes(`deploy/${file}`))).toEqual([]);
});
