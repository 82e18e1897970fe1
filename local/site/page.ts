/** The layout of the local pages. They have no scripts and a separate style file, so they fit a strict CSP. */
import { escaped } from '#local/aws/html.ts';

/** The address of `pageStyle`. */
export const PAGE_STYLE_PATH = '/local/page.css';

export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f5f7, #0f141a);
  --card: light-dark(#fff, #161d26);
  --text: light-dark(#0f141a, #e6e9ed);
  --quiet: light-dark(#55606e, #a4adb8);
  --line: light-dark(#d5d9e0, #2c3644);
  --accent: light-dark(#0b5cad, #6db3ff);
  --bad: light-dark(#a3161f, #ff9a94);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0.25rem 0 0.75rem; font-size: 1.125rem; overflow-wrap: anywhere; }
.quiet { margin: 0.25rem 0 1.25rem; color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin-bottom: 1.5rem; }
label { flex: 1 1 16rem; font-weight: 600; }
input { display: block; width: 100%; margin-top: 0.25rem; padding: 0.5rem 0.75rem; }
input, button { min-height: 2.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: inherit; font: inherit; }
input { font-weight: 400; }
button { padding: 0 1.25rem; border-color: var(--accent); color: var(--accent); font-weight: 600; cursor: pointer; }
article { margin-bottom: 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
.about { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
.body { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.code { margin: 0.75rem 0 0; font: 600 2rem/1.3 ui-monospace, monospace; letter-spacing: 0.08em; overflow-wrap: anywhere; user-select: all; }
.link { margin: 0.75rem 0 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
.out { margin: 0.75rem 0 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav { display: flex; gap: 0 1.25rem; margin-bottom: 1rem; font-size: 0.875rem; }
nav [aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
h2.section { margin: 2rem 0 0.75rem; font-size: 1.25rem; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
article form { margin: 0.75rem 0 0; }
pre { max-height: 16rem; margin: 0.75rem 0 0; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.8125rem/1.5 ui-monospace, monospace; }
ol { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
li > :first-child { flex: 1 1 10rem; font-weight: 600; }
.bad { color: var(--bad); }
`;

const PAGES = {
  '/local/mailbox': 'Mailbox',
  '/local/jobs': 'Jobs',
  '/local/webhooks': 'Webhooks',
  '/local/web-operations': 'Web operations',
} as const;

export const timeOf = (at: string) =>
  `<time datetime="${escaped(at)}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time>`;

export const page = (here: keyof typeof PAGES, main: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${PAGES[here]} · Plumbline</title>
    <link rel="icon" type="image/svg+xml" href="/plumbline.svg">
    <link rel="stylesheet" href="${PAGE_STYLE_PATH}">
  </head>
  <body>
  <main>
    <nav>${Object.entries(PAGES)
      .map(([path, name]) => `<a href="${path}"${path === here ? ' aria-current="page"' : ''}>${name}</a>`)
      .join('')}</nav>
    <h1>${PAGES[here]}</h1>
${main}
  </main>
  </body>
</html>
`;
