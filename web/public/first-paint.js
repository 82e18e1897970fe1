// Before the first paint, so that a dark page does not flash light, nor a dense one jump: what web/src/app/appearance.ts does from then on.
const appearance = localStorage.getItem('plumbline.appearance');
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
if (appearance === 'dark' || (appearance !== 'light' && systemIsDark)) document.body.classList.add('awsui-dark-mode');
if (localStorage.getItem('plumbline.density') === 'compact') document.body.classList.add('awsui-compact-mode');

// Which of the shells in index.html is shown until the page is there, and what that page is made of: as web/src/i18n/index.ts
// and web/src/app/router.tsx will see it.
const languages = [
  localStorage.getItem('plumbline.language'),
  ...navigator.languages.map((tag) => tag.slice(0, 2)),
  'en',
];
const language = languages.find((one) => one === 'en' || one === 'es');
const [, token] = Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken')) ?? [];
const isSignedIn = token !== undefined;
const isExpired = () => {
  try {
    return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 < Date.now();
  } catch {
    return true;
  }
};
const isEntryPath = /^\/(signin|sso|forgot-password|unauthorized|auth)\b/.test(location.pathname);
const layout = isSignedIn && !isEntryPath ? 'main' : 'entry';
const isKnown =
  layout === 'main' ? location.pathname === '/applications' : !isEntryPath || location.pathname === '/signin';
const hasFirst = isKnown && !location.search.includes('create');

document.documentElement.lang = language;
document.body.dataset.shell = `${layout}-${language}`;
if (!hasFirst) document.body.dataset.words = 'none';
if (localStorage.getItem('plumbline.sidebar-collapsed') === 'true') document.body.dataset.side = 'collapsed';
for (const parts of [
  'all',
  layout,
  language,
  `${layout}-${language}`,
  layout === 'main' && hasFirst ? 'applications' : '',
  layout === 'main' && isExpired() ? 'amplify' : '',
])
  document.head.append(document.querySelector(`template[data-parts="${parts}"]`)?.content ?? '');
