/**
 * The syntax of the runtime `cloudfront-js-2.0`: ECMAScript 5.1, and of later editions only what AWS names.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 * CloudFront accepts a function with any other syntax when it is created, and then answers each request with 503.
 */
import { parseSync } from 'vite';
import { get, isObject, listOf, textOf } from './json.ts';

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === 'string';

const NODES = new Set([
  // ES 5.1: a program, its statements and its expressions
  ...[
    'Program',
    'ExpressionStatement',
    'BlockStatement',
    'EmptyStatement',
    'VariableDeclaration',
    'VariableDeclarator',
  ],
  ...['FunctionDeclaration', 'FunctionExpression', 'ReturnStatement', 'IfStatement', 'SwitchStatement', 'SwitchCase'],
  ...['ThrowStatement', 'TryStatement', 'CatchClause', 'WhileStatement', 'DoWhileStatement', 'ForStatement'],
  ...['ForInStatement', 'LabeledStatement', 'BreakStatement', 'ContinueStatement', 'Identifier', 'Literal'],
  ...['ThisExpression', 'ArrayExpression', 'ObjectExpression', 'Property', 'UnaryExpression', 'UpdateExpression'],
  ...['BinaryExpression', 'AssignmentExpression', 'LogicalExpression', 'MemberExpression', 'ConditionalExpression'],
  ...['CallExpression', 'NewExpression', 'SequenceExpression', 'ParenthesizedExpression'],
  // ES 6 and 8
  ...['TemplateLiteral', 'TemplateElement', 'ArrowFunctionExpression', 'RestElement', 'AwaitExpression'],
]);

/** Newer forms of the nodes above. */
const NEWER: Readonly<Record<string, (node: Node) => boolean>> = {
  Property: ({ shorthand, method, computed }) => Boolean(shorthand || method || computed),
  LogicalExpression: ({ operator }) => operator === '??',
  AssignmentExpression: ({ operator }) => ['&&=', '||=', '??='].includes(textOf(operator)),
  CatchClause: ({ param }) => !param,
  FunctionDeclaration: ({ generator }) => Boolean(generator),
  // AWS: "async arguments and closures are not supported"
  FunctionExpression: ({ generator, async }) => Boolean(generator || async),
  ArrowFunctionExpression: ({ async }) => Boolean(async),
  Literal: ({ bigint, regex, raw, value }) =>
    Boolean(bigint) ||
    /[^gim]/.test(textOf(get(regex, 'flags'))) ||
    (typeof value === 'number' && /_|^0[bo]/i.test(textOf(raw))),
};

/** AWS restricts dynamic code, timers and the process. */
const RESTRICTED = ['eval', 'Function', 'setTimeout', 'setImmediate', 'clearTimeout', 'process', 'globalThis'];

const faultIn = (node: Node): string | undefined => {
  if (!NODES.has(node.type) || NEWER[node.type]?.(node)) return node.type;
  if (node.type === 'Identifier' && RESTRICTED.includes(textOf(node.name))) return textOf(node.name);
  return undefined;
};

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
};

const isHandler = (node: unknown) =>
  get(node, 'type') === 'FunctionDeclaration' && get(node, 'id', 'name') === 'handler';

/** Lists the syntax that the runtime lacks, each with an excerpt of the source. */
export const unsupportedSyntax = (source: string): string[] => {
  const { program, errors } = parseSync('function.js', source);
  const [error] = errors;
  if (error) return [error.message];
  const faults = nodesIn(program).flatMap((node) => {
    const fault = faultIn(node);
    return fault === undefined
      ? []
      : [`${fault} in "${source.slice(Number(node.start), Number(node.end)).slice(0, 60)}"`];
  });
  return listOf(get(program, 'body')).some(isHandler) ? faults : [...faults, 'no function is called handler'];
};
