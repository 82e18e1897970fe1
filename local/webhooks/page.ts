/** The page of webhook deliveries. */
import { escaped } from '#local/aws/html.ts';
import { page, timeOf } from '#local/site/page.ts';
import type { Received } from './receiver.ts';

const article = ({ at, to, headers, body, answered }: Received) => `
    <article>
      <p class="about"><span>To ${escaped(to)}</span><span${answered >= 300 ? ' class="bad"' : ''}>answered ${answered}</span>${timeOf(at)}</p>
      <pre tabindex="0">${Object.entries(headers)
        .map(([name, value]) => escaped(`${name}: ${value}`))
        .join('\n')}</pre>
      <pre tabindex="0">${escaped(body)}</pre>
    </article>`;

export const webhooksPage = (received: readonly Received[], to?: string) =>
  page(
    '/local/webhooks',
    `    <p class="quiet">The webhook deliveries since Plumbline started on this machine, newest first. None of them left the machine. An address that ends with /answers/503 responds with that status.</p>
    <form method="get" role="search">
      <label>Address <input type="search" name="to" value="${escaped(to ?? '')}" placeholder="All" autocomplete="off" spellcheck="false"></label>
      <button>Show</button>
    </form>${received.map(article).join('') || '\n    <p>No deliveries yet.</p>'}`,
  );
