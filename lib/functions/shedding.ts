/** Plugins of esbuild that remove unused code from dependencies. `docs/decisions/sdk-trimming.md` has what each saves. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * The SDK describes all commands of a service in objects with computed keys, `{ [_h]: … }`, which esbuild must keep
 * because computing a key may have side effects. The keys are string constants; with the strings inlined, unused
 * commands are removed.
 */
const plainKeys: Plugin = {
  name: 'plain-keys',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/[^/]+\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const texts = new Map(
        Array.from(source.matchAll(/^const (\w+) = ("[^"\n]*");$/gm), ([, name, text]) => [name, text]),
      );
      return { contents: source.replaceAll(/\[(_\w+)\]:/g, (key, name) => `${texts.get(name) ?? key}:`) };
    }),
};

/** Each zod schema contains its conversion to JSON Schema, which only the API description uses. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  setup: ({ onLoad }) =>
    onLoad({ filter: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const names = Array.from(source.matchAll(/^export (?:const|function) (\w+)/gm), ([, name = '']) => name);
      const absent = `const absent = () => { throw new Error('Functions are built without JSON Schema.'); };`;
      const made = names.map(
        (name) => `export const ${name} = ${name.startsWith('create') ? '() => absent' : 'absent'};`,
      );
      return { contents: [absent, ...made].join('\n') };
    }),
};

const PARTS = new RegExp(
  [
    /\/\*[\s\S]*?\*\/|\/\/.*/, // a comment or string, which is skipped
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/,
    /\.meta\(/,
    // The beginning of a schema expression.
    /(?<=(?:[=(,:[]|\.\.\.)\s*)(?:(?:z|[A-Z]\w*)(?=\s*\.\w)|(?:schemaOf|fieldOf)(?=\())/,
    /[()]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Removes `.meta` from schemas and marks them as pure, so that esbuild removes unused ones. */
export const barely = (source: string): string => {
  let depth = 0; // the nesting of brackets
  let from = 0;
  let bare = '';
  for (const { 0: part, index } of source.matchAll(PARTS)) {
    if (depth > 0) {
      if (part === '(' || part === '.meta(') depth += 1;
      if (part === ')') depth -= 1;
      if (depth === 0) from = index + 1;
    } else if (part === '.meta(') {
      bare += source.slice(from, index);
      depth = 1;
    } else if (/^\w/.test(part)) {
      bare += `${source.slice(from, index)}/* @__PURE__ */ `;
      from = index;
    }
  }
  return bare + source.slice(from);
};

/**
 * The same for the product's schemas: only the API description uses their metadata, and unused schemas are removed.
 */
const bareSchemas: Plugin = {
  name: 'bare-schemas',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(domain|contract)\/.*\.ts$/ }, async ({ path }) => ({
      contents: barely(await readFile(path, 'utf8')),
      loader: 'ts',
    })),
};

export const SHED: Plugin[] = [plainKeys, withoutDescriptions, bareSchemas];
