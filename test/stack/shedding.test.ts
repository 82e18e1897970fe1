import { globSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { barely } from '#lib/functions/shedding.ts';

test('strips schema metadata at any depth and changes no other code', () => {
  const source = [
    "const A = z.object({ a: B.meta({ examples: [f(')')] }).min(1) }) // of A.meta(x)",
    '  .meta({ title: `A (1)`, of: [{}] });',
    "const text = '.meta(';",
  ].join('\n');
  expect(barely(source).replaceAll('/* @__PURE__ */ ', '')).toBe(
    "const A = z.object({ a: B.min(1) }) // of A.meta(x)\n  ;\nconst text = '.meta(';",
  );
});

test('marks schema construction as pure and keeps calls with side effects', () => {
  expect(barely('export const A = z.string().min(1);\ncheck(z);\nconst b = fieldOf(rule);')).toBe(
    'export const A = /* @__PURE__ */ z.string().min(1);\ncheck(z);\nconst b = /* @__PURE__ */ fieldOf(rule);',
  );
});

test('every module of domain and contract can be parsed after stripping', async () => {
  const files = globSync(['domain/**/*.ts', 'contract/**/*.ts']);
  expect(files.length).toBeGreaterThan(200);
  const left = await Promise.all(
    files.map(async (file) => {
      const { code } = await transform(barely(readFileSync(file, 'utf8')), { loader: 'ts', minify: true });
      return code.includes('.meta(') ? [file] : [];
    }),
  );
  expect(left.flat()).toEqual([]);
});
