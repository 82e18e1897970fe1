import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import type { ApprovalRound } from '#domain/approval/approval.ts';
import { useUnfinishedTexts } from './unfinished.tsx';

/** The unfinished work that the approver acknowledged, or the submitter if no one decides, with the reason. */
export const Acknowledged = ({ unfinished }: Pick<ApprovalRound, 'unfinished'>) => {
  const { t } = useTranslation();
  const texts = useUnfinishedTexts();
  if (!unfinished) return null;
  const { controls, assessments } = texts(unfinished);
  return (
    <div>
      <Box color="text-body-secondary" fontSize="body-s">
        {t('approval.unfinished.acknowledged', {
          work: [controls, assessments].filter(Boolean).join(', '),
        })}
      </Box>
      <div className="prose">{unfinished.acknowledgement}</div>
    </div>
  );
};
