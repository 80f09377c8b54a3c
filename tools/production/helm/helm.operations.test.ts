import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { unpackDebian } from '../../browser/debian.ts';
import { GENERATED, ROOT } from '../../lib/paths.ts';

const CHART = join(ROOT, 'deploy/helm/consign');
const HOME = join(GENERATED, 'go');
const PACKAGES = ['golang-go', 'golang-github-masterminds-sprig-dev', 'golang-gopkg-yaml.v3-dev'];
const VALUES = {
  publicUrl: 'https://portal.example.com',
  image: { repository: 'registry.example.com/consign', tag: '1.2.0' },
  ingress: { hosts: ['portal.example.com', 'partner.example'], tlsSecret: 'portal-tls' },
};

type Container = {
  command?: string[];
  env: { name: string; value: string }[];
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
  securityContext: {
    readOnlyRootFilesystem: boolean;
    allowPrivilegeEscalation: boolean;
    capabilities: { drop: string[] };
  };
  readinessProbe?: { httpGet: { path: string } };
};
type Pod = {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    volumes: { name: string; secret?: { secretName: string; items: { key: string }[] } }[];
    securityContext: { runAsNonRoot: boolean };
    terminationGracePeriodSeconds?: number;
  };
};
type Resource = {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string>; labels: Record<string, string> };
  spec: {
    replicas?: number;
    template: Pod;
    selector: Record<string, unknown> & { matchLabels: Record<string, string> };
    rules: { host: string }[];
    podSelector: { matchLabels: Record<string, string> };
    egress: { ports: { port: number }[] }[];
    scaleTargetRef: { name: string };
  };
};

let folder: string;
let renderer: string[];
let goRoot: string;

/** The machine's own Go, otherwise Debian's: Helm's engine is its standard library, and sprig. */
async function findGo() {
  const isInstalled = () =>
    ['/', join(HOME, 'tree')].find((root) =>
      existsSync(join(root, 'usr/share/gocode/src/github.com/Masterminds/sprig')),
    );
  if (!isInstalled()) await unpackDebian(HOME, ...PACKAGES);
  const root = isInstalled() ?? '/';
  const [program] = globSync('usr/lib/go-*/bin/go', { cwd: root });
  if (!program) throw new Error(`Go is not here: install ${PACKAGES.join(' ')}`);
  return { root, program: join(root, program) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'consign-chart-'));
  const { root, program } = await findGo();
  goRoot = root;
  renderer = [join(folder, 'render')];
  execFileSync(program, ['build', '-o', join(folder, 'render'), join(import.meta.dirname, 'render.go')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GO111MODULE: 'off',
      GOROOT: join(program, '../..'),
      GOPATH: join(goRoot, 'usr/share/gocode'),
      GOCACHE: join(GENERATED, 'go-cache'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(values: object) {
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(values));
  const [program = '', ...first] = renderer;
  return spawnSync(program, [...first, CHART, file], { encoding: 'utf8' });
}
function render(values: object = {}) {
  const { status, stdout, stderr } = run({ ...VALUES, ...values });
  if (status !== 0) throw new Error(stderr);
  const documents = parseAllDocuments(stdout);
  if (!('length' in documents)) throw new Error('Nothing was rendered');
  for (const { errors } of documents) expect(errors).toEqual([]);
  return documents.map((document) => document.toJS() as Resource | null).filter((resource) => resource !== null);
}
const find = (resources: readonly Resource[], kind: string) => {
  const resource = resources.find((candidate) => candidate.kind === kind);
  if (!resource) throw new Error(`There is no ${kind}`);
  return resource;
};
const containerOf = ({ spec }: Resource) => {
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error('There is no container');
  return container;
};

test('renders everything that a portal needs, each resource in the name of the release', () => {
  const resources = render();
  expect(resources.map(({ kind }) => kind).toSorted()).toEqual([
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Job',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
    'ServiceAccount',
  ]);
  expect(resources.every(({ metadata }) => metadata.name.startsWith('freight'))).toBe(true);
  const { spec } = find(resources, 'Deployment');
  const { labels } = spec.template.metadata;
  // The selector of the pods matches them, but not the migration jobs, which serve no requests.
  const ofMigrations = find(resources, 'Job').spec.template.metadata.labels;
  const selects = (selector: Record<string, unknown>, of: Record<string, string>) =>
    Object.entries(selector).every(([name, value]) => of[name] === value);
  for (const selector of [spec.selector.matchLabels, find(resources, 'Service').spec.selector])
    expect([selects(selector, labels), selects(selector, ofMigrations)]).toEqual([true, false]);
  const policy = find(resources, 'NetworkPolicy').spec;
  expect([labels, ofMigrations].every((of) => selects(policy.podSelector.matchLabels, of))).toBe(true);
  expect(policy.egress.flatMap(({ ports }) => ports.map(({ port }) => port))).toContain(5432);
  expect(find(resources, 'HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe('freight');
  expect(find(resources, 'Ingress').spec.rules.map(({ host }) => host)).toEqual(VALUES.ingress.hosts);
});

test('migrations run before the pods of an upgrade', () => {
  const job = find(render(), 'Job');
  expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  expect(containerOf(job).command).toEqual(['node', 'api/src/migrate.ts']);
});

test('pods have no rights, write to no root, and read secrets from files', () => {
  const secrets = {
    files: { DATABASE_URL: 'database-url', TOKEN_SECRET: 'token-secret', DATABASE_READ_URL: 'read-url' },
  };
  const resources = render({ secrets });
  const documented = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  for (const resource of [find(resources, 'Deployment'), find(resources, 'Job')]) {
    const { spec } = resource.spec.template;
    const container = containerOf(resource);
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    expect(env).toMatchObject({
      DATABASE_READ_URL_FILE: '/run/secrets/consign/read-url',
      PUBLIC_URL: VALUES.publicUrl,
    });
    expect(Object.keys(env).filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
    const secret = spec.volumes.find(({ name }) => name === 'secrets')?.secret;
    expect(secret?.secretName).toBe('consign');
    expect(secret?.items.map(({ key }) => key).toSorted()).toEqual(Object.values(secrets.files).toSorted());
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/run/secrets/consign', '/tmp', '/data']);
  }
  const portal = find(resources, 'Deployment');
  expect(containerOf(portal).readinessProbe?.httpGet.path).toBe('/api/ready');
  const drain = Number(containerOf(portal).env.find(({ name }) => name === 'DRAIN_SECONDS')?.value);
  expect(portal.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 15);
});

test('what is turned off is left out, and a fixed number of pods is kept', () => {
  const off = { enabled: false };
  const resources = render({ autoscaling: off, networkPolicy: off, ingress: off });
  const kinds = resources.map(({ kind }) => kind);
  expect(['HorizontalPodAutoscaler', 'NetworkPolicy', 'Ingress'].filter((kind) => kinds.includes(kind))).toEqual([]);
  expect(find(resources, 'Deployment').spec.replicas).toBe(2);
  expect(find(render(), 'Deployment').spec.replicas).toBeUndefined();
});

test('a missing value is one sentence', () => {
  for (const [missing, message] of [
    [{ publicUrl: '' }, 'publicUrl is required'],
    [{ image: { repository: '', tag: '1' } }, 'image.repository is required'],
    [{ ingress: { hosts: [] } }, 'ingress.hosts is required'],
  ] as const) {
    const { status, stderr } = run({ ...VALUES, ...missing });
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  }
});

test('every value is explained or named as what it is', () => {
  const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as Record<string, unknown>;
  const templates = globSync('templates/*', { cwd: CHART })
    .map((file) => readFileSync(join(CHART, file), 'utf8'))
    .join('\n');
  expect(Object.keys(values).filter((name) => !templates.includes(`.Values.${name}`))).toEqual([]);
});
