/** The page of error reports and feature flags. */
import { escaped } from '#local/aws/html.ts';
import { page, timeOf } from '#local/site/page.ts';
import { OPERATIONS_PATH, type Operations, type Shown } from './operations.ts';

const error = (one: Extract<Shown, { kind: 'error' }>) => `
    <article>
      <p class="about">${timeOf(one.at)}<span>${escaped(one.page)}</span><span>${one.user ? `User ${one.user}` : 'Nobody signed in'}</span></p>
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
    `    <p class="quiet">What pages tell those who look after them, newest first. None of it left this machine.</p>${section(
      'Errors',
      'Where a tenant has a DSN of Sentry it is told of these, with traces, and replays in which every word and value is masked.',
      errors.filter(isError).map(error),
      'Nothing went wrong yet.',
    )}${section(
      'Flags asked',
      'Where a tenant has a client id of LaunchDarkly it is asked, and told for whom. Here each flag is as /config.json says.',
      flags.filter(isFlag).map(flag),
      'No flag was asked for yet.',
    )}${section(
      'Interactions',
      'Where a tenant turns interaction analytics on, its bucket receives these lines. Start with INTERACTION_ANALYTICS=on to see them here.',
      interactions.map(done),
      'No interactions yet.',
    )}`,
  );
