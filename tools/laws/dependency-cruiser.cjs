/**
 * The laws of import: app → feature → shared-ui, shared-auth → shared-contracts. By pattern, so that no feature has
 * to be listed here.
 */

const library = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

const BROWSER = '^(shared-ui|shared-auth|shell|mfe-[^/]+)/src/';
const TESTS = '(\\.test\\.tsx?$|/testing/)';
const DATABASE = library('kysely', 'pg', 'pg-boss', 'fastify', 'fastify-[^/]+', '@fastify/[^/]+');
const ONLY_TYPES = ['type-only'];

const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    law('no-cycles', 'Two files that need each other are one, or lack a third.', {}, { circular: true }),
    law('everything-resolves', 'An import that nobody can follow escapes every law.', {}, { couldNotResolve: true }),
    law(
      'no-tests-in-the-product',
      'Test helpers stay in tests, journeys and benches.',
      { pathNot: [TESTS, '^(e2e|tools/(jest|bench))/'] },
      { path: TESTS },
    ),

    law(
      'feature-to-sibling',
      'Features of an area meet in its src/app only.',
      { path: '^(mfe-[^/]+)/src/([^/]+)/', pathNot: '^mfe-[^/]+/src/app/' },
      { path: '^$1/src/', pathNot: '^$1/src/$2/' },
    ),
    law(
      'shell-feature-to-app',
      'The shell assembles its features, not the other way round.',
      { path: '^shell/src/(?!app/)[^/]+/' },
      { path: '^shell/src/app/' },
    ),
    law(
      'area-to-area',
      'Areas meet through slots and the registry, at run time.',
      { path: '^(mfe-[^/]+|shell)/' },
      { path: '^(mfe-|shell/)', pathNot: '^$1/' },
    ),
    law(
      'shared-looks-down',
      'Shared code knows none of its users.',
      { path: '^shared-' },
      { path: '^(mfe-|shell/|api/|e2e/|tools/)' },
    ),
    law('auth-below-ui', 'shared-ui stands on shared-auth.', { path: '^shared-auth/' }, { path: '^shared-ui/' }),
    law(
      'contracts-at-the-bottom',
      'The contracts stand on nothing of ours.',
      { path: '^shared-contracts/' },
      { path: '^(shared-(?!contracts)|mfe-|shell/|api/)' },
    ),
    law(
      'client-stands-alone',
      'The client is installed without the rest of the repository.',
      { path: '^client/(src|examples)/' },
      { path: '^(shared-|mfe-|shell/|api/|tools/|e2e/)' },
    ),
    law(
      'through-the-front-door',
      'Another workspace is reached by its package name.',
      { path: '^(shared-[^/]+|shell|mfe-[^/]+|api|e2e)/' },
      { path: '^(shared-|shell/|mfe-)', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    ),
    law(
      'browser-to-server',
      'Browser code never holds server code, nor the tools.',
      { path: BROWSER, pathNot: TESTS },
      { path: '^(api|e2e|tools)/' },
    ),
    law(
      'server-to-browser',
      'The API knows no screen.',
      { path: '^api/' },
      { path: '^(shared-ui|shared-auth|shell|mfe-[^/]+|e2e|tools)/' },
    ),

    law(
      'values-without-zod',
      'The values are the part of the contracts that browsers run.',
      { path: '^shared-contracts/src/values/' },
      { path: ['^shared-contracts/src/(?!values/)', library('zod')] },
    ),
    law(
      'browser-takes-types',
      'Browsers take only types from the contracts: zod stays out.',
      { path: BROWSER, pathNot: TESTS },
      { path: ['^shared-contracts/src/(?!values/)', library('zod')], dependencyTypesNot: ONLY_TYPES },
    ),
    law(
      'libraries-behind-shared-ui',
      'Shared once at run time: only shared-ui touches them.',
      { path: '^(shared-auth|shell|mfe-[^/]+)/' },
      {
        path: library(
          '@chakra-ui/[^/]+',
          '@ark-ui/[^/]+',
          'react-router',
          'formik',
          'luxon',
          'lucide-react',
          'imask',
          'react-imask',
          'maplibre-gl',
          'mapbox-gl',
          '@mapbox/[^/]+',
          'supercluster',
          'world-atlas',
        ),
      },
    ),
    law(
      'formik-in-form',
      'Formik is quiet upstream: one room holds it.',
      { path: '^shared-ui/src/(?!form/)' },
      { path: library('formik') },
    ),
    law(
      'ky-in-auth',
      'One client carries the token.',
      { path: BROWSER, pathNot: '^shared-auth/' },
      { path: library('ky') },
    ),

    law(
      'api-through-public',
      'A module of the API is reached through its public.ts: what that does not export is private.',
      { path: '^(?:api/(?:src/([^/]+)|demo)|tools|e2e)/', pathNot: TESTS },
      {
        path: '^api/src/[^/]+/',
        pathNot: ['^api/src/$1/', '^api/src/platform/', '^api/src/[^/]+/public\\.ts$', TESTS],
      },
    ),
    law(
      'platform-without-features',
      'The platform has no feature words.',
      { path: '^api/src/platform/', pathNot: TESTS },
      { path: '^api/(src/(?!platform/)|demo/)' },
    ),
    law(
      'rules-are-pure',
      'A rule is a table or a pure function: no database, no clock, no request.',
      { path: '\\.rules\\.ts$' },
      {
        path: ['\\.(store|routes|jobs)\\.ts$', '^api/src/platform/(?!errors/|values/|.*\\.rules\\.ts)', DATABASE],
        dependencyTypesNot: ONLY_TYPES,
      },
    ),
  ],
  options: {
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.consign|fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['consign-source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'types', 'main'],
    },
  },
};
