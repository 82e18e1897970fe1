/** The published summary as a self-contained HTML page without scripts. */

const STYLE = [
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff}',
  'table{width:100%;border-collapse:collapse}',
  'th,td{padding:.4rem .8rem .4rem 0;border-bottom:1px solid #999;text-align:left;vertical-align:top;overflow-wrap:anywhere}',
  '.prose{white-space:pre-wrap}',
].join('');

/** Escapes text, because a page title contains no elements. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const pageOf = (title: string, { outerHTML, lang }: Pick<HTMLElement, 'outerHTML' | 'lang'>) =>
  [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body>${outerHTML}</body></html>`,
  ].join('\n');
