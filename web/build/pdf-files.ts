/**
 * Emits the files that pdf.js fetches for some documents only: standard fonts, character maps and decoders of rare
 * image formats.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const { version }: { version: string } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

/** The decoders without WebAssembly, which the content security policy forbids. */
const FILES = ['cmaps/*.bcmap', 'standard_fonts/*.{pfb,ttf}', 'wasm/*_nowasm_fallback.js'];

export const pdfFiles = (): Plugin => {
  let base = '/node_modules/pdfjs-dist/';
  return {
    name: 'pdf-files',
    config: (_, { command }) => {
      if (command === 'build') base = `/assets/pdfjs-${version}/`;
      return { define: { PDF_FILES: JSON.stringify(base) } };
    },
    generateBundle() {
      for (const name of globSync(FILES, { cwd: PACKAGE }))
        this.emitFile({
          type: 'asset',
          fileName: `${base.slice(1)}${name}`,
          source: readFileSync(join(PACKAGE, name)),
        });
    },
  };
};
