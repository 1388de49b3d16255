import ts from 'typescript';

/** Calls with prose as an argument: test titles, log lines, errors, help of the command line. */
const proseCall =
  /^(?:it|test|describe)\b|\blog(?:ger)?\.\w+$|Error$|^Rejection$|\.(?:description|option|addHelpText)$/;

const isMessages = (path: string) => /\/messages\/[^/]+\.ts$/.test(path);

const joins = (node: ts.Node) =>
  ts.isTemplateSpan(node) ||
  ts.isTemplateExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isParenthesizedExpression(node);

const takesProse = (text: ts.Node, file: ts.SourceFile): boolean => {
  let node = text;
  while (joins(node.parent)) node = node.parent;
  const call = node.parent;
  const isArgument = ts.isCallExpression(call) || ts.isNewExpression(call);
  return isArgument && call.expression !== node && proseCall.test(call.expression.getText(file));
};

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node);

type Span = readonly [from: number, to: number];

const spansOf = (path: string, code: string): Span[] => {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const spans: Span[] = [];
  const visit = (node: ts.Node): void => {
    const start = node.getFullStart();
    const before = [
      ...(ts.getLeadingCommentRanges(code, start) ?? []),
      ...(ts.getTrailingCommentRanges(code, start) ?? []),
    ];
    spans.push(...before.map(({ pos, end }): Span => [pos, end]));
    const isRead = (isText(node) || ts.isTemplateTail(node)) && (isMessages(path) || takesProse(node, file));
    if (isRead) spans.push([node.getStart(file), node.end]);
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  return spans.toSorted(([a], [b]) => a - b);
};

const hidden = (text: string) => text.replaceAll(/[^\n]/g, '\0');

const keeping = (text: string, spans: readonly Span[]) => {
  let end = 0;
  let kept = '';
  for (const [from, to] of spans.filter(([from], index) => from !== spans[index - 1]?.[0])) {
    if (from < end) continue;
    kept += hidden(text.slice(end, from)) + text.slice(from, to);
    end = to;
  }
  return kept + hidden(text.slice(end));
};

const matches = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);

/** Blanks the characters that begin each line of a comment, so that a phrase may continue on the next line. */
const undecorated = (text: string) =>
  text.replaceAll(/\n[\s\0]*(?:\*(?!\/)|\/\/|--|#+|>)/g, (sign) => sign.replaceAll(/[^\n]/g, ' '));

/**
 * The prose of a file: comments, documents, messages, test titles, log lines. Everything else becomes NUL, so that
 * offsets stay the same.
 */
export const proseOf = (path: string, text: string): string => {
  if (path.endsWith('.md')) return text.replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, hidden);
  if (path.endsWith('.sql')) return undecorated(keeping(text, matches(text, /--.*/g)));
  if (/\.ya?ml$/.test(path)) return undecorated(keeping(text, matches(text, /(?<=^|\s)#.*/gm)));
  return undecorated(keeping(text, spansOf(path, text)));
};
