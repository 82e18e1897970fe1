/** Plugins of esbuild that remove unused code from dependencies. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * DynamoDB errors that only table management raises. Without a class they are still identified by name. Saves 10 kB.
 */
const ELSEWHERE =
  /^n0_registry\.registerError\((?:Backup|ContinuousBackups|Export|GlobalTable|Import|InvalidExport|InvalidRestore|PointInTime|Replica[^t]|Table)\w*\$, \w+\);$/gm;

/** Stubs for exports that are never called. */
const absent = (source: string) =>
  Array.from(
    source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm),
    ([, name = '']) => `export function ${name}() { throw new Error('Functions are built without ${name}.'); }`,
  ).join('\n');

/** SDK code for platforms without hashing, for another retry mode, and for the region of EC2 instances. Saves 8 kB. */
const neverCalled: Plugin = {
  name: 'never-called',
  setup: ({ onLoad }) =>
    onLoad(
      {
        filter:
          /@smithy\/core\/dist-es\/submodules\/.*\/(Sha256Js|AdaptiveRetryStrategy|getInstanceMetadataRegion)\.js$/,
      },
      async ({ path }) => ({ contents: absent(await readFile(path, 'utf8')) }),
    ),
};

/**
 * The SDK describes all commands of a service in objects with computed keys, `{ [_h]: … }`, which esbuild must keep
 * because computing a key may have side effects. The keys are string constants; with the strings inlined, unused
 * commands are removed. Saves 45 kB with SES, 65 kB with S3.
 */
const plainKeys: Plugin = {
  name: 'plain-keys',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/[^/]+\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const texts = new Map(
        Array.from(source.matchAll(/^const (\w+) = ("[^"\n]*");$/gm), ([, name, text]) => [name, text]),
      );
      const plain = source.replaceAll(/\[(_\w+)\]:/g, (key, name) => `${texts.get(name) ?? key}:`);
      return { contents: plain.replaceAll(ELSEWHERE, '') };
    }),
};

/** Each zod schema contains its conversion to JSON Schema, which only the API description uses. Saves 20 kB. */
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

/**
 * Older zod versions had string formats as methods, `z.string().email()`. They are functions now, so unused ones can be
 * removed. Shared parts are imported so that esbuild can analyze them. Saves 13 kB.
 */
const withoutOldFormats: Plugin = {
  name: 'without-old-formats',
  setup: ({ onLoad }) =>
    onLoad({ filter: /zod\/v4\/classic\/schemas\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll(/^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm, '')
        .replace('import { util } from "../core/index.js"', 'import * as util from "../core/util.js"')
        .replaceAll('core.util.', 'util.'),
    })),
};

/** The SDK imports its package.json only for the version. Saves 2 kB per client. */
const versionAlone: Plugin = {
  name: 'version-alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@aws-sdk\/client-[^/]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    }),
};

/** The SDK supports signatures for several regions, which the product does not use. Saves 4 kB with SES or S3. */
const oneRegion: Plugin = {
  name: 'one-region',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@aws-sdk\/signature-v4-multi-region\/dist-es\/SignatureV4MultiRegion\.js$/ }, () => ({
      contents: `import { SignatureV4SignWithCredentials } from './SignatureV4SignWithCredentials.js';
export class SignatureV4MultiRegion extends SignatureV4SignWithCredentials {
  static sigv4aDependency() { return 'none'; }
}`,
    })),
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
 * Saves 30 to 60 kB.
 */
const bareSchemas: Plugin = {
  name: 'bare-schemas',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(domain|contract)\/.*\.ts$/ }, async ({ path }) => ({
      contents: barely(await readFile(path, 'utf8')),
      loader: 'ts',
    })),
};

export const SHED: Plugin[] = [
  plainKeys,
  neverCalled,
  versionAlone,
  oneRegion,
  withoutDescriptions,
  withoutOldFormats,
  bareSchemas,
];
