/** The arrows of ARCHITECTURE.md. A message says why, because that is what somebody who breaks one needs to know. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

/** Wings of the server and the wings each may use, lowest first. */
const wings = {
  shared: [],
  books: ['shared'],
  people: ['shared', 'books'],
  trade: ['shared', 'books', 'people'],
  banking: ['shared', 'books', 'trade'],
  documents: ['shared', 'books', 'people', 'trade', 'banking'],
  reports: ['shared', 'books', 'trade'],
  'import-export': ['shared', 'books', 'people', 'trade'],
};

module.exports = {
  forbidden: [
    only('csv-stands-alone', '^packages/csv/', [], 'Delimited text has no meaning of its own; whoever reads it knows what its columns mean.'),
    only('ledger-stands-alone', '^packages/ledger/', ['^packages/csv/'], 'The ledger is pure accounting: whatever it needs arrives as an argument.'),
    only('documents-stands-alone', '^packages/documents/', ['^packages/csv/'], 'Reading knows nothing of the books; both meet in features/ingestion.'),
    only('permissions-stands-alone', '^packages/permissions/', [], 'The permission table is one pure table.'),
    only('paper-stands-alone', '^packages/paper/', [], 'What is printed and sent arrives as an argument, already counted.'),
    only('contract-sees-money-and-days', '^packages/contract/', ['^packages/ledger/src/(money|calendar)/'], 'The contract describes the wire, nothing behind it.'),
    only('web-sees-the-contract', '^apps/web/', ['^packages/contract/', '^packages/csv/', '^packages/ledger/src/(money|calendar|invoicing)/', '^packages/ledger/src/(fault|accounts/default-numbers)\\.ts$'], 'The web application knows the wire and the pure previews; the server decides.'),
    only('server-sees-packages', '^apps/server/', ['^packages/'], 'The server never reaches into the web application.'),
    {
      name: 'one-csv-reader',
      comment: 'packages/csv reads and writes all delimited text, so that there is one guard against formulas.',
      severity: 'error',
      from: { pathNot: '^packages/csv/' },
      to: { path: 'node_modules/(@types/)?papaparse/' },
    },
    {
      name: 'pure-packages-do-no-io',
      comment: 'packages/ are pure: no files, no network, no clock of their own.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'store-only-from-its-feature',
      comment: 'A feature enters another through its index, never its store.',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+/[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/[^/]+/index\\.ts$'] },
    },
    ...Object.entries(wings).map(([wing, allowed]) => ({
      name: `wing-${wing}`,
      comment: `The wing ${wing} uses only ${allowed.join(', ') || 'itself'}: what two wings need belongs to the lower one.`,
      severity: 'error',
      from: { path: `^apps/server/src/features/${wing}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: `^apps/server/src/features/(${[wing, ...allowed].join('|')})/` },
    })),
    {
      name: 'sql-only-in-stores',
      comment: 'A verb decides and a store holds its SQL: move the query into the store of the feature. A `*-sql.ts` holds a condition that stores of other features build into their queries.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: ['(store|-sql)\\.ts$', '\\.test\\.ts$'] },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-know-no-wiring',
      comment: 'wiring/ joins features of several wings for the server; no feature needs it.',
      severity: 'error',
      from: { path: '^apps/server/src/(features|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/wiring/' },
    },
    {
      name: 'screens-never-import-screens',
      comment: 'What two screens share belongs to components/<group>/.',
      severity: 'error',
      from: { path: '^apps/web/src/screens/([^/]+/[^/]+)/' },
      to: { path: '^apps/web/src/screens/', pathNot: '^apps/web/src/screens/$1/' },
    },
    {
      name: 'calls-only-through-the-contract',
      comment: 'api/api.ts makes every call by its name in the contract; client.ts below it takes any path.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/api/api\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^apps/web/src/api/client\\.ts$' },
    },
    {
      name: 'components-know-no-screen',
      comment: 'A component is used by screens; it never imports one.',
      severity: 'error',
      from: { path: '^apps/web/src/(components|api|session|i18n|uploads|theme)/' },
      to: { path: '^apps/web/src/screens/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Features are built on platform/, so platform/ knows none of them.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'vendors-only-in-platform',
      comment: 'Only platform knows a vendor: a feature asks the port.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(pg|pg-boss|@electric-sql|nodemailer|tesseract\\.js|sharp|@embedpdf|fastify|@fastify|openid-client|@simplewebauthn|otpauth|prom-client|@opentelemetry)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'A circle means two modules are one, or one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'A type belongs to the module that the others build on.',
      severity: 'error',
      from: { path: '^(apps/server|packages/(contract|csv|documents|ledger|paper|permissions))/' },
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      // pdfmake ships no types; its interfaces come from its types package.
      to: { couldNotResolve: true, pathNot: '^pdfmake/interfaces' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(apps|packages)/[^/]+/dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
