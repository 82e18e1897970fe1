import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { DiligenceGateKey } from '#domain/diligence/gates.ts';
import { isSettled } from '#domain/questions/question.ts';
import type { ApplicationRisk } from '#domain/risks/risk.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { vendorQuestionnairePath } from '#web/routing/paths.ts';

type Given = ApplicationRisk['because'];
/** URL of a question. */
type AddressOf = (question: string) => string;

/** Links to questions, each with its answer. */
const Answers = ({ given, addressOf }: { given: Given; addressOf: AddressOf }) => {
  const words = useQuestionWords();
  const { state } = useLocation();
  return (
    <ul className="risk-answers">
      {given.map(({ question, values }) => (
        <li key={question}>
          <RouterLink to={addressOf(question)} state={state}>
            {words.text(question)}
          </RouterLink>{' '}
          {words.answer(question, values)}
        </li>
      ))}
    </ul>
  );
};

/** The vendor's own risk, and the gate that decided it. */
const ByVendor = ({ vendor: { id, name, level, gate } }: { vendor: NonNullable<ApplicationRisk['vendor']> }) => {
  const { t } = useTranslation();
  const why = t(`vendors.gates.${gate as DiligenceGateKey}`); // the gates of this questionnaire
  const known = level === 'not_applicable' ? 'low' : level; // a vendor's risk always applies
  if (!name) return <div>{t(`risks.byVendor.unseen.${known}`)}</div>;
  return (
    <div>
      <RouterLink to={vendorQuestionnairePath(id)}>{t(`risks.byVendor.${known}`, { name })}</RouterLink>: {why}.
    </div>
  );
};

/** Explains a risk level with the answers that led to it. */
export const Reason = ({ risk, addressOf }: { risk: ApplicationRisk; addressOf: AddressOf }) => {
  const { t } = useTranslation();
  const { inherent, residual, provisional, because, checked, controlled, vendor } = risk;
  const held = checked ? (controlled ? 'checkedAndControlled' : 'checked') : controlled && 'controlled';
  const level = t(`risk.levels.${inherent}`);
  const given = because.filter(({ values }) => isSettled(values));
  const open = because.filter(({ values }) => !isSettled(values));
  const isKept = inherent === 'low' || inherent === 'not_applicable';
  return (
    <div>
      <Box variant="awsui-key-label">{t('risks.reason')}</Box>
      {vendor && <ByVendor vendor={vendor} />}
      {vendor && because.length === 0 ? null : provisional ? (
        <>
          {t('risks.open', { level })}
          <Answers {...{ addressOf, given: open }} />
          {given.length > 0 && (
            <>
              {t('risks.openBeside')}
              <Answers {...{ addressOf, given }} />
            </>
          )}
        </>
      ) : (
        <>
          {t(isKept ? 'risks.kept' : 'risks.because', { level })}
          <Answers {...{ addressOf, given: because }} />
        </>
      )}
      {held && t(`risks.${held}`, { level: t(`risk.levels.${residual}`) })}
      {!isKept && !held && residual === inherent && t('risks.unheld')}
    </div>
  );
};
