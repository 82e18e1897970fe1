import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { ApplicationRisk } from '#domain/risks/risk.ts';
import { useRiskName } from '#web/components/applications/risks.ts';
import { CommentLink } from '#web/components/comments/comment-link.tsx';
import { placeOfRisk } from '#web/routing/application-path.ts';
import { Judgment } from './judgment.tsx';
import { Level } from './level.tsx';
import { Proposals } from './proposals.tsx';
import { Reason } from './reason.tsx';

type RiskViewProps = {
  application: string;
  risk: ApplicationRisk;
  /** URL of a question. */
  addressOf: (question: string) => string;
  mayJudge: boolean;
  /** True in print, which expands every section. */
  isWhole: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** One risk as a row that expands to its details. */
export const RiskView = ({ application, risk, addressOf, mayJudge, isWhole, isOpen, onToggle }: RiskViewProps) => {
  const { t } = useTranslation();
  const { key, inherent, residual, provisional, own, proposals } = risk;
  const name = useRiskName()(key);
  return (
    <div id={placeOfRisk(key)} className="risk" tabIndex={-1}>
      <ExpandableSection
        expanded={isOpen}
        onChange={({ detail }) => onToggle(detail.expanded)}
        headingTagOverride="h3"
        headerText={
          <span className="risk-line">
            <span className="risk-name">{name}</span>
            <Level level={inherent} isUnknown={provisional} />
            {inherent !== residual && !provisional && (
              <>
                <span aria-hidden>→</span>
                <Level level={residual} isUnknown={provisional} />
              </>
            )}
            {own && <small>{t('risks.own', { who: own.by.name, level: t(`risk.levels.${own.level}`) })}</small>}
          </span>
        }
      >
        {(isOpen || isWhole) && (
          <div className="risk-whole">
            <SpaceBetween size="m">
              <div>{t(`risks.descriptors.${key}.text`)}</div>
              <Reason risk={risk} addressOf={addressOf} />
              <div>
                <Box variant="awsui-key-label">{t('risks.rule')}</Box>
                {t(`risks.descriptors.${key}.rule`)}
              </div>
              {isOpen && (
                <div className="not-on-paper">
                  <CommentLink on={{ kind: 'descriptor', id: key }} name={name} />
                </div>
              )}
            </SpaceBetween>
            <SpaceBetween size="m">
              <Proposals proposals={proposals} />
              <Judgment application={application} risk={risk} mayJudge={mayJudge} />
            </SpaceBetween>
          </div>
        )}
      </ExpandableSection>
    </div>
  );
};
