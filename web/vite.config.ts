import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontFiles } from './build/font-files.ts';
import { lazyCrashScreen } from './build/lazy-crash-screen.ts';
import { nativeModPow } from './build/native-mod-pow.ts';
import { themeStylesheet } from './build/theme-stylesheet.ts';
import { withoutFeatureDrawer } from './build/without-feature-drawer.ts';

/** What every page needs and no release changes, so that browsers keep it. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|react-i18next)[\\/]/,
};

/**
 * What so many lazy parts share, in one file: as the many small ones that it would be, it is 6 kB larger. The sign-in
 * page loads it too, so its budget in the benchmark says when the number is too low.
 */
const SHARED = { name: 'shared', test: /node_modules/, minShareCount: 12 };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fontFiles(), lazyCrashScreen(), nativeModPow(), themeStylesheet(), withoutFeatureDrawer()],
  build: {
    manifest: true,
    assetsInlineLimit: 0, // the content security policy takes no fonts from data: addresses
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK, SHARED] } } },
  },
});
