import Badge from '@cloudscape-design/components/badge';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { useWords } from '#web/components/use-words.ts';

type RequirementCoverageProps = { coverage: FrameworkCoverage['requirements'][number] };

/** Applications per status of a requirement, and the linked controls with their rationale. */
export const RequirementCoverage = ({ coverage }: RequirementCoverageProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const { applications, links, organizational } = coverage;
  const { covered, partly, open } = applications;
  return (
    <>
      {organizational && (
        <div className="requirement-aside">
          {t('frameworkCoverage.organizational')}: {inWords(organizational)}
        </div>
      )}
      {!organizational && covered + partly + open > 0 && (
        <div className="requirement-aside">{t('frameworkCoverage.across', applications)}</div>
      )}
      {links.length > 0 && (
        <ExpandableSection variant="footer" headerText={t('frameworkCoverage.links', { count: links.length })}>
          <ul className="framework-lines">
            {links.map(({ control, title, strength, reason }) => (
              <li key={control}>
                <strong>{inWords(title)}</strong> <Badge>{t(`frameworkCoverage.strengths.${strength}`)}</Badge>
                <div>{inWords(reason)}</div>
              </li>
            ))}
          </ul>
        </ExpandableSection>
      )}
    </>
  );
};
