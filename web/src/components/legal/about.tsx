import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Link from '@cloudscape-design/components/link';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { gapsIn } from '#domain/legal/points.ts';
import { formatDate } from '#web/components/moment.tsx';
import { useWords } from '#web/components/use-words.ts';
import { placeOfPoint } from './point-content.tsx';
import './about.css';

type Written = Pick<LegalDocument, 'gaps' | 'official' | 'percent' | 'points' | 'purpose' | 'sections'>;

/** More gaps than this would push the document off the page. */
const SHOWN_GAPS = 6;

const Gaps = ({ document }: { document: Written }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const gaps = gapsIn(document.sections);
  if (gaps.length === 0) return <Box>{t('legal.gaps.none')}</Box>;
  return (
    <ExpandableSection
      headerText={t('legal.gaps.title', { count: gaps.length })}
      defaultExpanded={gaps.length <= SHOWN_GAPS}
    >
      <ul className="legal-gaps">
        {gaps.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${placeOfPoint(id)}`}>
              {id} {inWords(heading)}
            </Link>
          </li>
        ))}
      </ul>
    </ExpandableSection>
  );
};

/** The official text, and how complete the document is. */
export const About = ({ document }: { document: Written }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const { official, purpose, points, gaps, percent } = document;
  return (
    <Container>
      <SpaceBetween size="m">
        <div>
          <div>{inWords(purpose)}</div>
          <Link external href={official.url} externalIconAriaLabel={t('legal.officialText')}>
            {t('legal.official', {
              ...{ title: inWords(official.title), reference: inWords(official.reference) },
              date: formatDate(official.as_of, i18n.language),
            })}
          </Link>
        </div>
        <ProgressBar
          value={percent}
          label={t('legal.list.completeness')}
          additionalInfo={t('legal.done', { done: points - gaps, of: points })}
        />
        <Gaps document={document} />
      </SpaceBetween>
    </Container>
  );
};
