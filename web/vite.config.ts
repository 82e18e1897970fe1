import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontFiles } from './build/font-files.ts';
import { lazyCrashScreen } from './build/lazy-crash-screen.ts';
import { nativeModPow } from './build/native-mod-pow.ts';
import { onlyUsedIcons } from './build/only-used-icons.ts';
import { pageChunks } from './build/page-chunks.ts';
import { pdfFiles } from './build/pdf-files.ts';
import { shell } from './build/shell.ts';
import { textsOfComponents } from './build/texts-of-components.ts';
import { themeStylesheet } from './build/theme-stylesheet.ts';

const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/** index.html waits for this chunk, so it must contain only what the shell needs. */
const FIRST = {
  name: 'first',
  test: /preload-helper|kept-errors|global-styles[\\/]index\.css|own-properties\.css|src[\\/]app[\\/].*(base|-layout|plain-page|waiting|shell)\.css/,
  priority: 101,
};

/** Libraries that every page needs and releases rarely change, so that browsers keep them cached. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|react-i18next)[\\/](?!.*Trans)/,
  priority: 100,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    fontFiles(),
    lazyCrashScreen(),
    nativeModPow(),
    onlyUsedIcons(),
    pdfFiles(),
    shell(),
    textsOfComponents(),
    themeStylesheet(),
  ],
  // By default the package resolves to its development build, with warnings that do not apply here.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
      // Cloudscape's texts are precompiled, so the parser is not needed: saves 9 kB (gzip) on the first page after
      // sign-in.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/lib/no-parser.js',
      },
    ],
  },
  worker: { format: 'es' },
  build: {
    manifest: true,
    modulePreload: { polyfill: false }, // browsers that need the polyfill cannot run the application
    assetsInlineLimit: 0, // the content security policy forbids fonts from data: URLs
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, FRAMEWORK, ...pageChunks()] } } },
  },
});
