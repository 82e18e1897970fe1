import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationRisk } from '#domain/risks/risk.ts';
import { api } from '#web/api/client.ts';
import { useRiskName } from '#web/components/applications/risks.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { lazyPart } from '#web/parts.ts';
import { riskQueries } from './queries.ts';

const JudgeDialog = lazyPart(() => import('./judge-dialog.tsx'));

type JudgmentProps = { application: string; risk: ApplicationRisk; mayJudge: boolean };

/** A user's suggested risk level, beside the level derived from the answers. */
export const Judgment = ({ application, risk, mayJudge }: JudgmentProps) => {
  const { t, i18n } = useTranslation();
  const name = useRiskName()(risk.key);
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { own } = risk;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('DELETE /applications/{id}/risks/{descriptor}', { params: { id: application, descriptor: risk.key } }),
    onError: (error) =>
      snackbar.show({
        type: 'error',
        message: changeFailed(t, t('risks.judge.notTakenBack'), error),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: riskQueries.of(application).queryKey }),
  });
  return (
    <div>
      <Box variant="awsui-key-label">{t('risks.judge.title')}</Box>
      {own ? (
        <>
          {t('risks.judge.said', {
            level: t(`risk.levels.${own.level}`),
            who: own.by.name,
            when: formatMoment(own.at, i18n.language),
          })}
          <blockquote className="prose">{own.reason}</blockquote>
        </>
      ) : (
        t('risks.judge.none')
      )}
      {mayJudge && (
        <Box margin={{ top: 'xs' }}>
          <SpaceBetween direction="horizontal" size="xs">
            <Button
              ariaLabel={own ? undefined : t('risks.judge.openOf', { risk: name })}
              onClick={() => setIsOpen(true)}
            >
              {t(own ? 'risks.judge.change' : 'risks.judge.open')}
            </Button>
            {own && (
              <Button loading={isPending} onClick={() => mutate()}>
                {t('risks.judge.takeBack')}
              </Button>
            )}
          </SpaceBetween>
        </Box>
      )}
      {isOpen && (
        <Suspense>
          <JudgeDialog application={application} risk={risk} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
