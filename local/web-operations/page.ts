/** The page of error reports and feature flags. */
import { escaped } from '#local/aws/html.ts';
import { page, timeOf } from '#local/site/page.ts';
import { OPERATIONS_PATH, type Operations, type Shown } from './operations.ts';

const error = (one: Extract<Shown, { kind: 'error' }>) => `
    <article>
      <p class="about">${timeOf(one.at)}<span>${escaped(one.page)}</span><span>${one.user ? `User ${one.user}` : 'Not signed in'}</span></p>
      <h3>${escaped(one.name)}</h3>
      <p class="body">${escaped(one.message)}</p>
      <pre tabindex="0">${escaped(one.stack.join('\n'))}</pre>
    </article>`;

const flag = (one: Extract<Shown, { kind: 'flag' }>) => `
    <article>
      <p class="about">${timeOf(one.at)}</p>
      <h3>${escaped(one.name)}: ${escaped(one.value)}</h3>
      <pre tabindex="0">${escaped(JSON.stringify(one.context, undefined, 2))}</pre>
    </article>`;

const done = (line: string) => `\n      <pre tabindex="0">${escaped(line)}</pre>`;

const section = (title: string, about: string, entries: readonly string[], nothing: string) => `
    <h2 class="section">${title}</h2>
    <p class="quiet">${about}</p>${entries.join('') || `\n    <p>${nothing}</p>`}`;

const isError = (one: Shown) => one.kind === 'error';
const isFlag = (one: Shown) => one.kind === 'flag';

export const operationsPage = ({ errors, flags }: ReturnType<Operations['list']>, interactions: readonly string[]) =>
  page(
    OPERATIONS_PATH,
    `    <p class="quiet">What pages report to monitoring services, newest first. Nothing left this machine.</p>${section(
      'Errors',
      'If a tenant has a Sentry DSN, Sentry receives these errors with traces and replays in which all words and values are masked.',
      errors.filter(isError).map(error),
      'No errors yet.',
    )}${section(
      'Requested flags',
      'If a tenant has a LaunchDarkly client ID, LaunchDarkly evaluates the flags with the user context. Here, each flag has its value from /config.json.',
      flags.filter(isFlag).map(flag),
      'No flags were requested yet.',
    )}${section(
      'Interactions',
      'If a tenant enables interaction analytics, its bucket receives these lines. Start with INTERACTION_ANALYTICS=on to see them here.',
      interactions.map(done),
      'No interactions yet.',
    )}`,
  );
