import ts from 'typescript';

/** A message key that is built at run time from values of known types, with every key it can become. */
export interface KeyFamily {
  path: string;
  /** The key as written in the source. */
  source: string;
  keys: string[];
}

/**
 * Finds every call `t(`about.${check}`)` of a program whose parts are unions of literals. It skips calls with a part of
 * type `string`, because its values are unknown, and calls with a `defaultValue`, because they have a fallback. Only
 * the tests of the messages use this.
 */
export function keyFamilies(configPath: string): KeyFamily[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(configPath, {}, host);
  if (config === undefined) throw new Error(`${configPath} cannot be read`);
  const program = ts.createProgram(config.fileNames, { ...config.options, noEmit: true });
  const checker = program.getTypeChecker();
  const families: KeyFamily[] = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes('/node_modules/') || /\.test\.tsx?$/.test(file.fileName))
      continue;
    const visit = (node: ts.Node): void => {
      const template = templateOf(node);
      const keys = template === null ? null : keysOf(template, checker);
      if (template !== null && keys !== null) families.push({ path: file.fileName, source: template.getText(), keys });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return families;
}

/** The template of a `t` call, or of one branch of its condition; null for any other node. */
function templateOf(node: ts.Node): ts.TemplateExpression | null {
  if (!ts.isTemplateExpression(node)) return null;
  let at: ts.Node = node;
  while (ts.isConditionalExpression(at.parent) && at.parent.condition !== at) at = at.parent;
  const call = at.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== at) return null;
  if (!['t', 'i18next.t'].includes(call.expression.getText())) return null;
  return call.arguments[1]?.getText().includes('defaultValue') ? null : node;
}

function keysOf({ head, templateSpans }: ts.TemplateExpression, checker: ts.TypeChecker): string[] | null {
  let keys = [head.text];
  for (const { expression, literal } of templateSpans) {
    const members = literalsOf(checker.getTypeAtLocation(expression));
    if (members === null) return null;
    keys = keys.flatMap((key) => members.map((member) => key + member + literal.text));
  }
  return keys;
}

function literalsOf(type: ts.Type): string[] | null {
  const members = type.isUnion() ? type.types : [type];
  const texts = members.map((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? String(member.value) : null,
  );
  return texts.every((text) => text !== null) ? texts : null;
}
