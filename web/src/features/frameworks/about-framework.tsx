import Link from '@cloudscape-design/components/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { effectiveDates } from '#domain/frameworks/dates.ts';
import type { Framework } from '#domain/frameworks/framework.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { formatCalendarDay } from './calendar-day.ts';
import { FrameworkStatus } from './framework-status.tsx';
import { frameworkQueries } from './queries.ts';

const Sources = ({ sources }: Pick<Framework, 'sources'>) => {
  const { t } = useTranslation();
  return (
    <ul className="framework-lines">
      {sources.map(({ title, url }) => (
        <li key={url}>
          <Link href={url} external rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
            <span lang="en">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Superseded = ({ by }: { by: string }) => {
  const { data } = useQuery(frameworkQueries.one(by));
  return <RouterLink to={`/frameworks/${by}`}>{data?.name ?? by}</RouterLink>;
};

/** Facts about a framework and their sources. */
export const AboutFramework = ({ framework }: { framework: Framework }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const { dated, verified_on, superseded_by, notes, requirements, own } = framework;
  const dayOf = (on: string) => formatCalendarDay(on, i18n.language);
  const dates = effectiveDates(framework);
  const hasTitles = requirements.some(({ title }) => title);
  return (
    <div className="detail-panels">
      <Panel
        title={t('frameworks.about')}
        columns={2}
        items={[
          { label: t('frameworks.fields.status'), value: <FrameworkStatus status={framework.status} /> },
          { label: t('frameworks.fields.jurisdiction'), value: inWords(framework.jurisdiction) },
          { label: t('frameworks.fields.issuer'), value: <span lang="en">{framework.issuer}</span> },
          { label: t('frameworks.fields.version'), value: <span lang="en">{framework.version}</span> },
          { label: t(`frameworks.dated.${dated.what}`), value: dayOf(dated.on) },
          { label: t(own ? 'ownFramework.changed' : 'frameworks.fields.verified'), value: dayOf(verified_on) },
          ...(dates.length > 0 ? [{ label: t('frameworks.fields.dates'), value: dates.map(dayOf).join(' · ') }] : []),
          ...(superseded_by
            ? [{ label: t('frameworks.fields.superseded'), value: <Superseded by={superseded_by} /> }]
            : []),
        ]}
      />
      {!own || notes.length > 0 ? (
        <Panel
          title={t('frameworks.basis')}
          columns={1}
          items={[
            ...(own ? [] : [{ label: t('frameworks.fields.sources'), value: <Sources {...framework} /> }]),
            {
              label: t('frameworks.fields.notes'),
              value: (
                <ul className="framework-lines">
                  {notes.map((note) => (
                    <li key={note.en}>{inWords(note)}</li>
                  ))}
                  {!own && <li>{t(hasTitles ? 'frameworks.titles' : 'frameworks.ownWords')}</li>}
                </ul>
              ),
            },
          ]}
        />
      ) : null}
    </div>
  );
};
