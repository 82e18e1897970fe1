/**
 * Writes the fonts that Cloudscape embeds in one stylesheet to files, so that a browser fetches only the weights that
 * it shows.
 */
import type { Plugin } from 'vite';

const EMBEDDED = /url\((['"]?)data:font\/woff2;(?:charset=[^;]+;)?base64,([^'")]+)\1\)/g;

export const fontFiles = (): Plugin => ({
  name: 'font-files',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@cloudscape-design/global-styles/index.css')) return;
    let count = 0;
    return code
      .replaceAll('font-style:', 'font-display: swap; font-style:')
      .replaceAll(EMBEDDED, (_match, _quote, base64: string) => {
        const name = `open-sans-${count++}.woff2`;
        const file = this.emitFile({ type: 'asset', name, source: Buffer.from(base64, 'base64') });
        return `url(__VITE_ASSET__${file}__)`;
      });
  },
});
