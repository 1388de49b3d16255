import ts from 'typescript';
import type { Repository } from './repository.ts';

const isProduct = (path: string) =>
  /^(?:backend|infra)\/.*\.ts$/.test(path) && !/\.spec\.ts$|\/testing(?:\/|\.ts$|-)/.test(path);

/** Methods of knex and pg whose first argument is SQL. */
const takesSql = /^(?:raw|\w+Raw|query)$/;

/** Names with a constant text: imports, and the file's constants (an initializer may still be variable). */
const constantsOf = (file: ts.SourceFile) => {
  const imported = new Set<string>();
  const made = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) imported.add(node.name.text);
    const isConst = ts.isVariableDeclaration(node) && (node.parent.flags & ts.NodeFlags.Const) !== 0;
    if (isConst && ts.isIdentifier(node.name) && node.initializer) made.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { imported, made };
};

/** Whether an expression cannot contain outside input. */
const constantIn = (file: ts.SourceFile) => {
  const { imported, made } = constantsOf(file);
  const isConstant = (node: ts.Node): boolean => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
    if (ts.isTemplateExpression(node)) return node.templateSpans.every(({ expression }) => isConstant(expression));
    if (ts.isConditionalExpression(node)) return isConstant(node.whenTrue) && isConstant(node.whenFalse);
    if (ts.isBinaryExpression(node)) return isConstant(node.left) && isConstant(node.right);
    if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isConstant(node.expression);
    if (ts.isCallExpression(node)) {
      if (/^escape(?:Identifier|Literal)$/.test(node.expression.getText())) return true;
      const by = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression;
      return isConstant(by) && node.arguments.every(isConstant);
    }
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.every((each) => isConstant(ts.isSpreadElement(each) ? each.expression : each));
    }
    if (ts.isArrowFunction(node)) return true; // its arguments are checked where it is called
    if (ts.isObjectLiteralExpression(node)) return true;
    if (!ts.isIdentifier(node)) return false;
    const initializer = made.get(node.text);
    return imported.has(node.text) || (initializer !== undefined && isConstant(initializer));
  };
  return isConstant;
};

/** SQL is constant text, and variables are parameters (security checklist Q1, ASVS 5.0 V1.2.4). */
export const checkSql = ({ files, read }: Repository): string[] =>
  files.filter(isProduct).flatMap((path) => {
    const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
    const isConstant = constantIn(file);
    const faults: string[] = [];
    const visit = (node: ts.Node): void => {
      const [sql] = ts.isCallExpression(node) ? node.arguments : [];
      const called = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
      if (sql && called && takesSql.test(node.expression.name.text) && ts.isTemplateExpression(sql)) {
        const { line } = file.getLineAndCharacterOfPosition(sql.getStart());
        if (!isConstant(sql)) faults.push(`${path}:${line + 1} puts a variable into SQL: pass it as a parameter`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return faults;
  });
