/** The page of the jobs: waiting messages, runs, failures, and dead letters with a button to retry them. */
import type { Job } from '#contract/jobs/job.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { escaped } from '#local/aws/html.ts';
import { page, timeOf } from '#local/site/page.ts';
import type { State } from './queues.ts';

const startOf = ({ start }: Job) => {
  if ('daily' in start) return `Daily at ${start.daily} in the company's time zone`;
  if ('everyQuarterHour' in start) return 'Every 15 minutes';
  if ('file' in start) return `On a new file under ${start.file}`;
  if ('row' in start) return `On a write of a row ${start.row}`;
  return 'On request';
};

const jobCard = (name: string, job: Job, { messages, runs }: State) => {
  const own = messages.filter((message) => message.job === name);
  const last = runs.find((run) => run.job === name);
  const dead = own.filter(({ dead }) => dead).length;
  const active = own.filter(({ under_way }) => under_way).length;
  return `
    <article>
      <h3>${escaped(name)}</h3>
      <p class="body">${escaped(job.summary)}.</p>
      <p class="about"><span>${escaped(startOf(job))}</span><span>${own.length - dead - active} waiting</span><span>${active} under way</span><span${
        dead > 0 ? ' class="bad"' : ''
      }>${dead} dead</span></p>
      <p class="about">${last ? `<span>${last.error === null ? 'Ran' : 'Failed'}</span>${timeOf(last.at)}` : 'Has not run yet'}</p>
    </article>`;
};

const letter = ({ id, job, body, attempts, error, failed_at, dead, under_way }: State['messages'][number]) => `
    <article>
      <p class="about"><span>${attempts} attempts</span>${failed_at ? timeOf(failed_at) : ''}${under_way ? '<span>running</span>' : ''}</p>
      <h3>${escaped(job)}</h3>
      <pre tabindex="0">${escaped(body)}</pre>${error === null ? '' : `\n      <pre class="bad" tabindex="0">${escaped(error)}</pre>`}${
        dead
          ? `\n      <form method="post" action="/local/jobs/again"><input type="hidden" name="id" value="${escaped(id)}"><button>Retry</button></form>`
          : ''
      }
    </article>`;

const section = (title: string, entries: readonly string[], nothing: string) => `
    <h2 class="section">${title}</h2>${entries.join('') || `\n    <p class="quiet">${nothing}</p>`}`;

const runLine = ({ job, at, ms, error }: State['runs'][number]) =>
  `\n      <li><span>${escaped(job)}</span><span${error === null ? '' : ' class="bad"'}>${error === null ? 'Ran' : 'Failed'}</span>${timeOf(at)}<span>${ms} ms</span></li>`;

export const jobsPage = (state: State) => {
  const { messages, runs } = state;
  const dead = messages.filter((message) => message.dead);
  const waiting = messages.filter((message) => !message.dead);
  return page(
    '/local/jobs',
    `    <p class="quiet">The background jobs of Plumbline on this machine. The time is ${timeOf(state.at)}.</p>${Object.entries<Job>(
      jobs,
    )
      .map(([name, job]) => jobCard(name, job, state))
      .join('')}${section('Dead letters', dead.map(letter), 'No dead letters.')}${section(
      'Waiting',
      waiting.map(letter),
      'No messages are waiting.',
    )}
    <h2 class="section">Last runs</h2>
    <ol>${runs.map(runLine).join('')}</ol>${runs.length === 0 ? '<p class="quiet">No job has run yet.</p>' : ''}`,
  );
};
