import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import type { ApplicationFramework } from '#domain/applicability/judgment.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { addressOfQuestion } from '#web/components/questions/question-address.ts';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { languageShown } from '#web/i18n/index.ts';
import { intakePath } from '#web/routing/application-path.ts';

type Given = ApplicationFramework['proposed']['because'];

const Answers = ({ application, given }: { application: string; given: Given }) => {
  const words = useQuestionWords();
  return (
    <ul className="framework-answers">
      {given.map(({ question, values }) => (
        <li key={question}>
          <RouterLink to={`${intakePath(application)}${addressOfQuestion(question)}`}>
            {words.text(question)}
          </RouterLink>{' '}
          {words.answer(question, values)}
        </li>
      ))}
    </ul>
  );
};

type WhyProps = { application: string; one: ApplicationFramework };

/** Frameworks whose jurisdiction needs its own wording within a sentence. */
const IN_A_SENTENCE = ['euact', 'nyc-ll144'] as const;
const usePlace = ({ id, jurisdiction }: ApplicationFramework['framework']) => {
  const { t } = useTranslation();
  const named = IN_A_SENTENCE.find((one) => one === id);
  return named ? t(`applicationFrameworks.places.${named}`) : jurisdiction[languageShown()];
};

const BECAUSE = { yes: 'because', no: 'because_no', unknown: 'because_unknown' } as const;

/** Explains with the intake answers why a framework is or is not suggested. */
export const Why = ({ application, one: { proposed, framework } }: WhyProps) => {
  const { t } = useTranslation();
  const place = usePlace(framework);
  const { applies, because, depends_on_place } = proposed;
  const isOpen = because.some(({ values }) => values.length === 0);
  // If only the jurisdiction is undecided, the answers already count as a match.
  const how = applies === 'unknown' && !isOpen ? 'yes' : applies;
  return (
    <div>
      <Box variant="awsui-key-label">{t('applicationFrameworks.why')}</Box>
      {because.length === 0 ? (
        <div>{t('applicationFrameworks.everybody')}</div>
      ) : (
        <>
          {t(`applicationFrameworks.${BECAUSE[how]}`)}
          <Answers application={application} given={because} />
        </>
      )}
      {depends_on_place && <div>{t('applicationFrameworks.place', { place })}</div>}
    </div>
  );
};

/** The classes of an application, for a law that distinguishes them. */
export const Classes = ({ application, one: { proposed } }: WhyProps) => {
  const { t } = useTranslation();
  const explained = proposed.classified.filter(({ because }) => because.length > 0);
  if (explained.length === 0) return null;
  return (
    <div>
      <Box variant="awsui-key-label">{t('applicationFrameworks.classes')}</Box>
      {explained.map(({ class: name, certain, because, areas }) => {
        const places = areas.map((area) => t(`applicationFrameworks.areas.${area}`)).join(', ');
        const more = [
          ...(certain ? [] : [t('applicationFrameworks.uncertain')]),
          ...(places ? [t('applicationFrameworks.annex', { areas: places })] : []),
        ];
        return (
          <div key={name}>
            {[t(`frameworks.classes.${name}`), ...(more.length > 0 ? [`(${more.join('; ')})`] : [])].join(' ')}
            <Answers application={application} given={because} />
          </div>
        );
      })}
    </div>
  );
};
