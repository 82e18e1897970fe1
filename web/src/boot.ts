/** The entry point: loads the styles of the shell in index.html, then the application without blocking the shell. */
import '@cloudscape-design/global-styles/index.css';
import 'virtual:own-properties.css';
import './app/base.css';
import './app/entry-layout/entry-layout.css';
import './app/main-layout/main-layout.css';
import './app/plain-page.css';
import './app/waiting.css';
import './app/shell/shell.css';
import './operations/kept-errors.ts';

const begin = () => window.location.reload();

import('./main.tsx')
  .then(({ start }) => start())
  .catch(() => {
    document.body.dataset.shell = `failed-${document.documentElement.lang}`;
    window.addEventListener('online', begin);
    for (const retry of document.querySelectorAll('.shell .plain-page button')) retry.addEventListener('click', begin);
  });
