// Before the first paint, so that a dark page does not flash light, nor a dense one jump: what web/src/app/appearance.ts does from then on.
const appearance = localStorage.getItem('plumbline.appearance');
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
if (appearance === 'dark' || (appearance !== 'light' && systemIsDark)) document.body.classList.add('awsui-dark-mode');
if (localStorage.getItem('plumbline.density') === 'compact') document.body.classList.add('awsui-compact-mode');
