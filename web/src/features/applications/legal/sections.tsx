import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { useWords } from '#web/components/use-words.ts';
import { PointView } from './point-view.tsx';

/** The points of a present document or of a signed version. */
export const Sections = ({
  document,
}: {
  document: Pick<LegalDocument, 'application' | 'may_edit' | 'sections' | 'type'>;
}) => {
  const inWords = useWords();
  return document.sections.map(({ id, heading, points }) => (
    <SpaceBetween key={id} size="m">
      {points.length > 1 && (
        <Header variant="h2">
          {id}. {inWords(heading)}
        </Header>
      )}
      {points.map((point) => (
        <PointView key={point.id} document={document} point={point} />
      ))}
    </SpaceBetween>
  ));
};
