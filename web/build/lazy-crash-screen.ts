/**
 * Every Cloudscape button imports the screen for a component that crashed. This plugin fetches that screen after a
 * crash, which saves 6 kB (gzip) before the sign-in page appears.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCREEN = '@cloudscape-design/components/error-boundary/fallback.js';
const LAZY = '\0lazy-crash-screen.js';
const PARTS = join(import.meta.dirname, '../src/parts.ts');

const lazily = (screen: string) => `
import { createElement, Suspense } from 'react';
import { lazyPart } from ${JSON.stringify(PARTS)};
const Screen = lazyPart(async () => ({ default: (await import(${JSON.stringify(screen)})).ErrorBoundaryFallback }));
export const ErrorBoundaryFallback = (props) =>
  createElement(Suspense, { fallback: null }, createElement(Screen, props));
`;

export const lazyCrashScreen = (): Plugin => {
  let screen: string | undefined;
  return {
    name: 'lazy-crash-screen',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/fallback') || importer === LAZY) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found?.id.endsWith(SCREEN)) return;
      screen = found.id;
      return LAZY;
    },
    load: (id) => (id === LAZY && screen ? lazily(screen) : undefined),
    buildEnd(error) {
      if (!error && screen === undefined) this.error(`Cloudscape has no ${SCREEN} any more.`);
    },
  };
};
