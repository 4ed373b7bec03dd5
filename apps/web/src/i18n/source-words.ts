import ts from 'typescript';

/** Texts of a source file: the namespaces it opens, the message keys it uses, and literal text in its markup. */
export interface SourceWords {
  namespaces: string[];
  /** `isPrefix`: the rest of the key is known only at run time. */
  uses: { key: string; isPrefix: boolean }[];
  literals: string[];
}

/** Attributes whose values are shown or read aloud. */
const spokenAttributes = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'detail',
  'subtitle',
  'okText',
]);
const hasLetters = /\p{Letter}/u;

/** Parses one source file of the web app. Only the tests of the messages use this. */
export function readSource(path: string, text: string): SourceWords {
  const words: SourceWords = { namespaces: [], uses: [], literals: [] };
  const visit = (node: ts.Node): void => {
    readNode(node, words);
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return words;
}

function readNode(node: ts.Node, words: SourceWords): void {
  if (ts.isCallExpression(node)) readCall(node, words);
  if (ts.isJsxText(node) && hasLetters.test(node.text)) words.literals.push(node.text.trim());
  if (ts.isJsxAttribute(node)) readAttribute(node, words);
}

function readAttribute(node: ts.JsxAttribute, words: SourceWords): void {
  const value = node.initializer;
  if (!spokenAttributes.has(node.name.getText()) || value === undefined || !ts.isStringLiteral(value)) return;
  if (hasLetters.test(value.text)) words.literals.push(value.text);
}

function readCall(node: ts.CallExpression, words: SourceWords): void {
  const [first] = node.arguments;
  if (first === undefined) return;
  const called = node.expression.getText();
  if (called === 'useTranslation') {
    const opened = ts.isArrayLiteralExpression(first) ? first.elements : [first];
    for (const one of opened) if (ts.isStringLiteral(one)) words.namespaces.push(one.text);
  }
  if (called === 't' || called === 'i18next.t') readKey(first, words);
  if (called.startsWith('toast.') && node.arguments[1]?.getText().includes('translate: true')) readKey(first, words);
}

function readKey(node: ts.Expression, words: SourceWords): void {
  if (ts.isStringLiteral(node)) words.uses.push({ key: node.text, isPrefix: false });
  if (ts.isTemplateExpression(node)) words.uses.push({ key: node.head.text, isPrefix: true });
  if (ts.isConditionalExpression(node)) {
    readKey(node.whenTrue, words);
    readKey(node.whenFalse, words);
  }
}
