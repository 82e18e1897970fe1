/** What functions do without: plugins of esbuild, each of which takes it out of what is read. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Errors of DynamoDB that only whoever makes and keeps tables meets: they come by their name all the same. Saves 10 kB. */
const ELSEWHERE =
  /^n0_registry\.registerError\((?:Backup|ContinuousBackups|Export|GlobalTable|Import|InvalidExport|InvalidRestore|PointInTime|Replica[^t]|Table)\w*\$, \w+\);$/gm;

/** In the place of what is never called. */
const absent = (source: string) =>
  Array.from(
    source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm),
    ([, name = '']) => `export function ${name}() { throw new Error('Functions are built without ${name}.'); }`,
  ).join('\n');

/** What the SDK has for machines that cannot hash, for another way to try again, and for asking a machine of EC2 where it is. Saves 8 kB. */
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
 * The SDK describes every command of a service in objects with computed keys, `{ [_h]: … }`, which esbuild must keep, since
 * making a key of something may do anything. These are names of texts: with the texts in their place, what describes other
 * commands than ours goes. Saves 45 kB with SES, 65 kB with S3.
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

/** Each schema of zod knows how it is described as JSON Schema, which only the API's description asks of it. Saves 20 kB. */
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
 * The formats that a text of zod had as methods in versions before, `z.string().email()`: each is a function by now, and goes
 * where nobody asks for it. What its schemas share is imported as esbuild can see through. Saves 13 kB.
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

/** Of what the SDK knows of its own package, it needs the version. Saves 2 kB a client. */
const versionAlone: Plugin = {
  name: 'version-alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@aws-sdk\/client-[^/]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    }),
};

/** The SDK can sign for many regions at once, with a signature that nothing here asks for. Saves 4 kB with SES or S3. */
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
    /\/\*[\s\S]*?\*\/|\/\/.*/, // a comment, or a text, in which nothing is meant
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/,
    /\.meta\(/,
    // Where a schema begins to be made.
    /(?<=(?:[=(,:[]|\.\.\.)\s*)(?:(?:z|[A-Z]\w*)(?=\s*\.\w)|(?:schemaOf|fieldOf)(?=\())/,
    /[()]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** A schema without what `.meta` says of it, and marked as what nobody needs to keep who does not ask for it. */
export const barely = (source: string): string => {
  let depth = 0; // of brackets, within what is said
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
 * The same of our own schemas: what they say of themselves is for the API's description alone, and what a module declares
 * beside what is asked of it goes. Saves 30 to 60 kB.
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
