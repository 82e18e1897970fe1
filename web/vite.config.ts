import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontFiles } from './build/font-files.ts';
import { lazyCrashScreen } from './build/lazy-crash-screen.ts';
import { themeStylesheet } from './build/theme-stylesheet.ts';
import { withoutFeatureDrawer } from './build/without-feature-drawer.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fontFiles(), lazyCrashScreen(), themeStylesheet(), withoutFeatureDrawer()],
  build: {
    manifest: true,
    assetsInlineLimit: 0, // the content security policy takes no fonts from data: addresses
    target: 'es2023',
    sourcemap: false,
  },
});
