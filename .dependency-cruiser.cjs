/** The arrows of ARCHITECTURE.md. A message says why, because that is what somebody who breaks one needs to know. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    only('ledger-stands-alone', '^packages/ledger/', [], 'The ledger is pure accounting: whatever it needs arrives as an argument.'),
    only('documents-stands-alone', '^packages/documents/', [], 'Reading knows nothing of the books; both meet in features/ingestion.'),
    only('permissions-stands-alone', '^packages/permissions/', [], 'The permission table is one pure table.'),
    only('paper-stands-alone', '^packages/paper/', [], 'What is printed and sent arrives as an argument, already counted.'),
    only('contract-sees-money-and-days', '^packages/contract/', ['^packages/ledger/src/(money|calendar)/'], 'The contract describes the wire, nothing behind it.'),
    only('web-sees-the-contract', '^apps/web/', ['^packages/contract/', '^packages/ledger/src/(money|calendar|invoicing)/', '^packages/ledger/src/fault\\.ts$'], 'The web application knows the wire and the pure previews; the server decides.'),
    only('server-sees-packages', '^apps/server/', ['^packages/'], 'The server never reaches into the web application.'),
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
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/([^/]+)/', pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'] },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'platform/ is the ground the features stand on.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'vendors-only-in-platform',
      comment: 'Only platform knows a vendor: a feature asks the port.',
      severity: 'error',
      from: { path: '^apps/server/src/features/' },
      to: { path: 'node_modules/(pg|pg-boss|@electric-sql|nodemailer|tesseract\\.js|sharp|@embedpdf|fastify|@fastify|openid-client|@simplewebauthn|otpauth)/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-circles', comment: 'A circle means two modules are one, or one is missing.', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'found',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      // pdfmake ships no types of its own; its interfaces come from its types package.
      to: { couldNotResolve: true, pathNot: '^pdfmake/interfaces' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
