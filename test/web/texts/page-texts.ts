/**
 * Which texts each module of the web app uses, and which text parts are loaded when that module is shown. Reads the
 * syntax trees of the modules, from the routes through every static and dynamic import.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '#local/project.ts';

const SOURCES = join(ROOT, 'web', 'src');

type Node = { type: string; [field: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : [];
};

type Module = {
  path: string;
  body: Node[];
  imported: Map<string, { path: string; name: string }>;
  /** The modules that this one cannot run without. */
  required: string[];
  constants: Map<string, Node>;
  uses: readonly string[];
};

const resolve = (specifier: string, from: string) => {
  if (specifier.startsWith('#web/')) return join(SOURCES, specifier.slice('#web/'.length));
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
};

const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '');

const TYPED_EXPRESSIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Skips type nodes, which are never shown. */
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap(nodesIn)
    .filter(({ type }) => !type.startsWith('TS') || TYPED_EXPRESSIONS.includes(type));

const descendants = (node: Node): Node[] => {
  const found = [node];
  for (const one of found) found.push(...childrenOf(one)); // grows while it is read
  return found;
};

/** A text key, or a pattern if part of the key is known only at run time. */
const usesIn = (body: Node[]) =>
  body.flatMap(descendants).flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type !== 'TemplateLiteral') return [];
    return [
      nodesIn(node.quasis)
        .map(({ value }) => String(Object(value).cooked))
        .join('*'),
    ];
  });

const parsed = new Map<string, Module>();

const parse = (path: string): Module => {
  const known = parsed.get(path);
  if (known) return known;
  const body = nodesIn(parseSync(path, readFileSync(path, 'utf8')).program.body);
  const module: Module = { path, body, imported: new Map(), required: [], constants: new Map(), uses: usesIn(body) };
  for (const statement of body) {
    const source = isNode(statement.source) ? resolve(String(statement.source.value), path) : undefined;
    if (source && /\.tsx?$/.test(source) && statement.importKind !== 'type' && statement.exportKind !== 'type') {
      module.required.push(source);
      for (const specifier of nodesIn(statement.specifiers))
        module.imported.set(nameOf(specifier.local), { path: source, name: nameOf(specifier.imported) });
    }
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    for (const { id, init } of nodesIn(declaration.declarations))
      if (isNode(init)) module.constants.set(nameOf(id), init);
  }
  parsed.set(path, module);
  return module;
};

const constantOf = (module: Module, name: string): { module: Module; node: Node } | undefined => {
  const node = module.constants.get(name);
  if (node) return { module, node };
  const from = module.imported.get(name);
  return from && existsSync(from.path) ? constantOf(parse(from.path), from.name) : undefined;
};

const isCallOf = (node: Node, name: string) => node.type === 'CallExpression' && nameOf(node.callee) === name;

/** The parts that an argument names: a string, an array, or a constant that is one of these. */
const partsNamed = (module: Module, node: Node): string[] => {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'Identifier') {
    const constant = constantOf(module, nameOf(node));
    return constant ? partsNamed(constant.module, constant.node) : [];
  }
  return childrenOf(node).flatMap((child) => partsNamed(module, child));
};

/** The parts that a call of `withTexts`, or of a local wrapper, loads. */
const partsOfCall = (module: Module, node: Node): string[] => {
  if (node.type !== 'CallExpression') return [];
  const [first] = nodesIn(node.arguments);
  if (isCallOf(node, 'withTexts')) return first ? partsNamed(module, first) : [];
  const wrapper = module.constants.get(nameOf(node.callee));
  return wrapper?.type === 'ArrowFunctionExpression' && isNode(wrapper.body) ? partsOfCall(module, wrapper.body) : [];
};

const partsLoadedIn = (module: Module, nodes: Node[]): string[] =>
  nodes
    .flatMap(descendants)
    .filter((node) => isCallOf(node, 'loadTexts'))
    .flatMap((call) => nodesIn(call.arguments).flatMap((argument) => partsNamed(module, argument)));

/** The parts that a module awaits before it runs. */
const partsAwaited = (module: Module): string[] =>
  module.body.flatMap(({ expression }) =>
    isNode(expression) && expression.type === 'AwaitExpression' ? partsLoadedIn(module, [expression]) : [],
  );

export type Shown = { path: string; parts: ReadonlySet<string>; uses: readonly string[] };

/** A dynamic import, and the parts that load with it. */
type Edge = { target: string; parts: readonly string[] };

const isRoutes = (path: string) => /(routes|router)\.tsx?$/.test(path);

/** A route's children are shown once the route's own texts are loaded. */
const partsAbove = (module: Module, route: Node, property: Node): string[] => {
  if (route.type !== 'ObjectExpression' || nameOf(property.key) !== 'children') return [];
  const lazy = nodesIn(route.properties).find(({ key }) => nameOf(key) === 'lazy')?.value;
  if (!isNode(lazy)) return [];
  const value = lazy.type === 'Identifier' ? constantOf(module, nameOf(lazy))?.node : lazy;
  if (!value) return [];
  return [...descendants(value).flatMap((inner) => partsOfCall(module, inner)), ...partsLoadedIn(module, [value])];
};

/** Follows constants only if they are routes. Other names are imports of their own module. */
const edgesOfConstant = (module: Module, name: string, parts: readonly string[]): Edge[] => {
  const constant = constantOf(module, name);
  if (!constant || !isRoutes(constant.module.path)) return [];
  return edgesIn(constant.module, constant.node, [...parts, ...partsLoadedIn(constant.module, [constant.node])]);
};

const edgesIn = (module: Module, node: Node, parts: readonly string[]): Edge[] => {
  if (node.type === 'Identifier') return edgesOfConstant(module, nameOf(node), parts);
  const own = [...parts, ...partsOfCall(module, node)];
  const target =
    node.type === 'ImportExpression' && isNode(node.source) && resolve(String(node.source.value), module.path);
  if (target) return /\.tsx?$/.test(target) ? [{ target, parts: own }] : [];
  return childrenOf(node).flatMap((child) => edgesIn(module, child, [...own, ...partsAbove(module, node, child)]));
};

/** The router's edges are those of its routes, each with the texts of its parents. */
const edgesOf = (module: Module): Edge[] => {
  if (!isRoutes(module.path)) {
    const loaded = partsLoadedIn(module, module.body);
    return module.body.flatMap((statement) => edgesIn(module, statement, loaded));
  }
  const calls = module.body.flatMap(descendants).filter((node) => isCallOf(node, 'createBrowserRouter'));
  const loadedOnDemand = edgesOfConstant(module, 'signedInRoutes', []);
  return [...calls.flatMap((call) => edgesIn(module, call, [])), ...loadedOnDemand];
};

/** Each module that can be shown, with the parts loaded by then, once for each way to it. */
export const everythingShown = (entry: string, always: readonly string[]): Shown[] => {
  const shown = new Map<string, Shown>();
  const edges = new Map<string, Edge[]>();

  const show = (path: string, before: ReadonlySet<string>) => {
    const key = [path, ...[...before].toSorted()].join(' ');
    if (shown.has(key) || path.includes('/i18n/')) return;
    const module = parse(path);
    const parts = new Set([...before, ...partsAwaited(module)]);
    shown.set(key, { path: relative(SOURCES, path), parts, uses: module.uses });
    for (const required of module.required) if (!required.endsWith('routes.ts')) show(required, parts);
    if (!edges.has(path)) edges.set(path, edgesOf(module));
    for (const edge of edges.get(path) ?? []) show(edge.target, new Set([...parts, ...edge.parts]));
  };

  show(join(SOURCES, entry), new Set(always));
  return [...shown.values()];
};
