import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { hasCompanyReviewerAccess } from '#domain/permissions.ts';
import type { ApplicationRisk } from '#domain/risks/risk.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

type Proposal = ApplicationRisk['proposals'][number];

const KINDS = ['control', 'test', 'framework'] as const;

/** Suggested mitigations of a risk, and how to measure them. */
export const Proposals = ({ proposals }: { proposals: readonly Proposal[] }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const isReviewer = hasCompanyReviewerAccess(useCurrentUser().roles); // may read the control catalog
  const wordsOf = (proposal: Proposal) => {
    if (proposal.kind === 'control') return inWords(proposal.title);
    if (proposal.kind === 'test') return t(`risks.test.${proposal.key}`);
    return t(`risks.framework.${proposal.key}`);
  };
  if (proposals.length === 0) return null;
  return (
    <div>
      <Box variant="awsui-key-label">{t('risks.proposals.title')}</Box>
      <dl className="risk-proposals">
        {KINDS.filter((kind) => proposals.some((one) => one.kind === kind)).map((kind) => (
          <div key={kind}>
            <dt>{t(`risks.proposals.${kind}`)}</dt>
            {proposals
              .filter((one) => one.kind === kind)
              .map((proposal) => (
                <dd key={proposal.key}>
                  {isReviewer && proposal.kind === 'framework' && proposal.framework !== null ? (
                    <RouterLink to={`/frameworks/${proposal.framework}`}>{wordsOf(proposal)}</RouterLink>
                  ) : (
                    wordsOf(proposal)
                  )}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </div>
  );
};
