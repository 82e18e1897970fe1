import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ModelCard } from '#domain/models/card-schema.ts';
import { MOST_USING } from '#domain/models/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { About } from '#web/components/legal/about.tsx';
import { Download } from '#web/components/legal/download.tsx';
import { PointView } from '#web/components/legal/point-view.tsx';
import { Sections } from '#web/components/legal/sections.tsx';
import { type Format, useFile } from '#web/components/legal/use-file.ts';
import type { Answers } from '#web/components/legal/use-point-form.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { ModelNotFound } from './model-not-found.tsx';
import { modelQueries } from './queries.ts';

const useAnswers = (id: string): Answers => {
  const client = useQueryClient();
  return {
    name: `model-card:${id}`,
    queryKey: [...modelQueries.lists],
    read: () => client.fetchQuery({ ...modelQueries.card(id), staleTime: 0 }),
    save: (point, body, version) =>
      api('PUT /models/{id}/card/points/{point}', { params: { id, point }, body, version }),
  };
};

const CardContent = ({ card }: { card: ModelCard }) => {
  const { t, i18n } = useTranslation();
  const { first_name, last_name } = useCurrentUser();
  const fileOf = useFile();
  const { model, application_count: count, sections, may_edit } = card;
  const answers = useAnswers(model.id);
  useRecordName(model.id, model.name);
  const title = t('models.card.titleOf', model);
  // A downloaded card says who could see what it shows, and when.
  const fileFor = (format: Format) => {
    const [as_of, seen_by] = [new Date().toISOString(), `${first_name} ${last_name}`];
    const status = t('models.card.asOf', { when: formatMoment(as_of, i18n.language), who: seen_by });
    return fileOf(
      { subject: { name: model.name, status: [status] }, written: card, json: { as_of, seen_by, ...card } },
      format,
    );
  };
  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header
        variant="h1"
        description={
          count > MOST_USING
            ? t('models.card.scopeFirst', { shown: MOST_USING, count })
            : t('models.card.scope', { count })
        }
        actions={
          <Download
            fileOf={async (format) => ({
              name: title,
              file: await fileFor(format),
            })}
          />
        }
      >
        {title}
      </Header>
      <About document={card} />
      <Sections
        sections={sections}
        pointView={(point) => <PointView answers={answers} point={point} mayEdit={may_edit} />}
      />
    </SpaceBetween>
  );
};

/** The model card of a foundation model, from its record and the records that the user can access. */
export const ModelCardPage = () => {
  const { t } = useTranslation();
  const { modelId = '' } = useParams();
  const { data, error, refetch } = useQuery(modelQueries.card(modelId));
  if (data) return <CardContent card={data} />;
  if (!error) return <FormSkeleton />;
  if (error instanceof ApiError && error.problem.status === 404) return <ModelNotFound />;
  return <LoadFailed isPage what={t('models.card.failed')} error={error} onRetry={() => void refetch()} />;
};
